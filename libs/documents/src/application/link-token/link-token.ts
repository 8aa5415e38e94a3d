import { type CompanyId, type Id, isId } from '@partner/kernel';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface LinkToken {
  readonly company: CompanyId;
  readonly link: Id;
  /** 256 random bits; only their hash is stored (R71). */
  readonly secret: Buffer;
}

const idBytes = 12;
const secretBytes = 32;

/** Creates a token of 75 base64url characters. It contains the company, so that look-ups stay within one company. */
export function newLinkToken(company: CompanyId, link: Id): { readonly text: string; readonly hash: string } {
  const secret = randomBytes(secretBytes);
  const text = Buffer.concat([Buffer.from(company + link, 'hex'), secret]).toString('base64url');
  return { text, hash: digest(secret).toString('hex') };
}

/** Parses a token; undefined for invalid text. */
export function parseLinkToken(text: string): LinkToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * idBytes + secretBytes || bytes.toString('base64url') !== text) return undefined;
  const [company, link] = [0, idBytes].map((from) => bytes.toString('hex', from, from + idBytes));
  if (!isId(company) || !isId(link)) return undefined;
  return { company: company as CompanyId, link, secret: bytes.subarray(2 * idBytes) };
}

/** Compared when a link does not exist; no secret has this hash. */
const dummyHash = randomBytes(secretBytes);

/** True if the secret matches the hash. Runs in constant time, also without a hash (R71). */
export function matchesHash(hash: string | undefined, secret: Buffer): boolean {
  const isEqual = timingSafeEqual(digest(secret), hash === undefined ? dummyHash : Buffer.from(hash, 'hex'));
  return isEqual && hash !== undefined;
}

const digest = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();
