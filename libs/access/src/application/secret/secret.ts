import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Generates 256 random bits as 43 base64url characters (A1). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a secret: SHA-256 in hex. Random bits need no slow hash. */
export const hashOf = (secret: string): string => digest(secret).toString('hex');

/** Replaces the hash of an unknown credential; no secret matches it. */
const nothing = randomBytes(32).toString('hex');

/**
 * Compares in constant time, even without a hash, so that a guess takes as long for an unknown id as for a known one
 * (A1).
 */
export function matches(secret: string, hash: string | undefined): boolean {
  const isEqual = timingSafeEqual(digest(secret), Buffer.from(hash ?? nothing, 'hex'));
  return isEqual && hash !== undefined;
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
