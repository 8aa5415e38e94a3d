import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as 43 base64url characters (A1). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: SHA-256, in hex. Random bits need no slow hash. */
export const hashOf = (secret: string): string => digest(secret).toString('hex');

/** Stands in for the hash of a credential that does not exist: nothing has it. */
const nothing = randomBytes(32).toString('hex');

/** Compares in constant time; without a hash, too, so that a guess costs the same whether its id exists (A1). */
export function matches(secret: string, hash: string | undefined): boolean {
  const isEqual = timingSafeEqual(digest(secret), Buffer.from(hash ?? nothing, 'hex'));
  return isEqual && hash !== undefined;
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
