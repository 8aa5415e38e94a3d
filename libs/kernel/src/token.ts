import { createHash, randomBytes } from 'node:crypto';
import type { CompanyId } from './id.js';

/**
 * Creates a token of 256 random bits, safe for URLs: 43 characters, or 59 with the 12 bytes of a company in front, by
 * which a router finds the company of a public link.
 */
export const newToken = (company: CompanyId | '' = ''): string =>
  Buffer.concat([Buffer.from(company, 'hex'), randomBytes(32)]).toString('base64url');

/** Hash under which a token is stored: SHA-256 in hex. Tokens have too many bits to be found by trying. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
