import { randomBytes } from 'node:crypto';

/** Returns a random id of 24 hex characters. */
export const newId = () => randomBytes(12).toString('hex');
