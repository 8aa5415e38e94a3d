import { type CompanyId, type Id, invalid, isId } from '@partner/kernel';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { headerValues } from '../header-values/header-values.js';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import type { IdempotentOptions } from './idempotent.decorator.js';

/** The identity of a request with a key: one operation of one endpoint of one company (I1). */
export interface Operation {
  readonly company: CompanyId;
  /** The method and the concrete path in normalized encoding. */
  readonly endpoint: string;
  readonly key: string;
  readonly scope?: string | undefined;
  /** Hash of the body's key-sorted JSON (I2). */
  readonly bodyHash: Buffer;
  readonly secret: boolean;
}

const maxKeyLength = 255;

/**
 * Returns the operation of a request's `Idempotency-Key`, or undefined without the header.
 * @throws DomainError `invalid` for an empty, too long or repeated key (I4).
 */
export function operationOf(
  request: FastifyRequest,
  company: CompanyId,
  { secret = false }: IdempotentOptions,
): Operation | undefined {
  const keys = headerValues(request.raw, 'idempotency-key');
  const [key] = keys;
  if (key === undefined) return undefined;
  const help = { field: 'Idempotency-Key' };
  if (keys.length > 1) throw invalid('Idempotency-Key must be sent once', 'invalid_header', help);
  if (key === '' || key.length > maxKeyLength)
    throw invalid(`Idempotency-Key must have 1 to ${maxKeyLength} characters`, 'invalid_header', help);
  const bodyHash = createHash('sha256').update(canonicalJson(request.body)).digest();
  const endpoint = `${request.method} ${pathOf(request)}`;
  return { company, endpoint, key, scope: request.scope, bodyHash, secret };
}

/** Builds the path from the route, because callers may percent-encode more characters than necessary. */
function pathOf({ routeOptions, params, url }: FastifyRequest): string {
  const given = params as Readonly<Record<string, string>>;
  return (routeOptions.url ?? url).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}

/**
 * Returns the ids of the records that a stored response is about, as its path and its body name them.
 * @param body undefined or null for none. One that is sealed names nothing.
 */
export function recordsOf(endpoint: string, body: string | null | undefined): { records: Id[]; id?: Id } {
  const { id, quoteId, orderId } = (body?.startsWith('{') ? JSON.parse(body) : {}) as Record<string, unknown>;
  return { records: [...endpoint.split('/'), id, quoteId, orderId].filter(isId), ...(isId(id) && { id }) };
}
