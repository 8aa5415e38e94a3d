import { createHash } from 'node:crypto';

/** Checksum of event ids. */
export interface Checksum {
  readonly count: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
}

/** Computes the checksum of event ids like the API: each id is followed by a line feed, in feed order (R83). */
export function checksumOf(ids: Iterable<string>): Checksum {
  const hash = createHash('sha256');
  let count = 0;
  for (const id of ids) {
    hash.update(`${id}\n`);
    count += 1;
  }
  return { count, digest: hash.digest('hex') };
}
