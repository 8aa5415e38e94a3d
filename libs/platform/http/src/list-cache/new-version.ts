import { randomBytes } from 'node:crypto';

const process = randomBytes(9).toString('base64url');
let made = 0;

/** Creates a token that is unique across processes. */
export function newVersion(): string {
  made += 1;
  return `${process}${made.toString(36)}`;
}
