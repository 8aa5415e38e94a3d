import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits that fits into a link: 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256 in hex. A token has too many bits to be guessed from it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
