import { randomBytes } from 'node:crypto';
import { type CompanyId, JsonResponse, type ListDefinition, type ResourceType } from '@partner/kernel';
import type { FastifyReply } from 'fastify';

/** The cached responses of one list of one company (§1.6). */
export interface CachedList extends ListDefinition {
  readonly company: CompanyId;
}

export interface CacheLookup {
  /** The versions of all kinds shown, as they were before the read. A response is valid for exactly these. */
  readonly version: string;
  readonly body?: Buffer;
}

/** Maximum age of a response in milliseconds (§1.6). */
export const ttlMs = 30_000;

/** Maximum length of a stored response in bytes. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Store of cached lists. A version is a unique token. Replacing it makes everything stored under the old one
 * unreachable. A lost version counts as replaced, so losing one is always safe.
 */
export abstract class ListCacheStore {
  /** @returns undefined while the store must not be used. A store in this process returns synchronously. */
  abstract get(list: CachedList, entry: string): CacheLookup | undefined | Promise<CacheLookup | undefined>;
  /** Stores a response that was read after `version` was found. */
  abstract set(list: CachedList, entry: string, version: string, body: Buffer): Promise<void>;
  /**
   * Replaces the versions of `kinds`.
   * @returns false when it failed. The store is then not used until all versions have been replaced.
   */
  abstract invalidate(company: CompanyId, kinds: readonly ResourceType[]): Promise<boolean>;
  /** Removes every response of a company, valid or not, from this process and from shared storage. */
  abstract forget(company: CompanyId): Promise<void>;
  abstract invalidateAll(): Promise<void>;
}

const process = randomBytes(9).toString('base64url');
let made = 0;

/** Creates a token that is unique across processes. */
export function newVersion(): string {
  made += 1;
  return `${process}${made.toString(36)}`;
}

const emptyStart = '{"data":[],';

export const isEmptyPage = (page: unknown): boolean =>
  page instanceof ListResponse
    ? isEmptyBody(page.body)
    : page instanceof JsonResponse && page.text.startsWith(emptyStart);

export const isEmptyBody = (body: Buffer): boolean => body.toString('latin1', 0, emptyStart.length) === emptyStart;

/** Response of a cached list: its bytes, the list and entry they belong to, and whether they came from the cache. */
export class ListResponse {
  constructor(
    readonly list: CachedList,
    readonly entry: string,
    readonly body: Buffer,
    readonly hit: boolean,
  ) {}
}

/** Headers of a list response: cache outcome and cacheability (§1.6, W12). */
export const listHeaders = (hit: boolean): [name: string, value: string][] => [
  ['content-type', 'application/json; charset=utf-8'],
  ['cache-control', 'private, no-cache'],
  ['x-cache', hit ? 'HIT' : 'MISS'],
];

export function sendList({ body, hit }: ListResponse, reply: FastifyReply): Buffer {
  for (const [name, value] of listHeaders(hit)) reply.header(name, value);
  return body;
}
