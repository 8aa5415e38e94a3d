import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits, safe for URLs: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash under which a token is stored: SHA-256 in hex. Tokens have too many bits to be found by trying. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
