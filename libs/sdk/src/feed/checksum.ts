import { createHash } from 'node:crypto';

/** What ids of events add up to. */
export interface Checksum {
  readonly count: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
}

/** Adds up ids of events as the API does: each followed by a line feed, in the order of the feed (R83). */
export function checksumOf(ids: Iterable<string>): Checksum {
  const hash = createHash('sha256');
  let count = 0;
  for (const id of ids) {
    hash.update(`${id}\n`);
    count += 1;
  }
  return { count, digest: hash.digest('hex') };
}
