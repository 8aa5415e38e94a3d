import { type CompanyId, type Id, isId } from '@partner/kernel';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What a token names, and what only its holder knows. */
export interface LinkToken {
  readonly company: CompanyId;
  readonly link: Id;
  /** 256 random bits; only a hash of them is stored (R71). */
  readonly secret: Buffer;
}

const idBytes = 12;
const secretBytes = 32;

/** A new token, as text of 75 base64url characters. It names its company, so that a look-up never crosses companies. */
export function newLinkToken(company: CompanyId, link: Id): { readonly text: string; readonly hash: string } {
  const secret = randomBytes(secretBytes);
  const text = Buffer.concat([Buffer.from(company + link, 'hex'), secret]).toString('base64url');
  return { text, hash: digest(secret).toString('hex') };
}

/** Reads a token; undefined for a text that is none. */
export function parseLinkToken(text: string): LinkToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * idBytes + secretBytes || bytes.toString('base64url') !== text) return undefined;
  const [company, link] = [0, idBytes].map((from) => bytes.toString('hex', from, from + idBytes));
  if (!isId(company) || !isId(link)) return undefined;
  return { company: company as CompanyId, link, secret: bytes.subarray(2 * idBytes) };
}

/** Stands in for the hash of a link that does not exist: nothing has it. */
const nothing = randomBytes(secretBytes);

/** Whether the secret is the one of the hash, in constant time; without a hash it costs the same (R71). */
export function isSecretOf(hash: string | undefined, secret: Buffer): boolean {
  const isEqual = timingSafeEqual(digest(secret), hash === undefined ? nothing : Buffer.from(hash, 'hex'));
  return isEqual && hash !== undefined;
}

const digest = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();
