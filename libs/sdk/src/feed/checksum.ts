import { hex } from '../hex.js';

/** Checksum of event ids. */
export interface Checksum {
  readonly count: number;
  /** SHA-256 in hexadecimal digits. */
  readonly digest: string;
}

/** Computes the checksum of event ids like the API: each id is followed by a line feed, in feed order (R83). */
export async function checksumOf(ids: Iterable<string>): Promise<Checksum> {
  const all = [...ids];
  const text = new TextEncoder().encode(all.map((id) => `${id}\n`).join(''));
  return { count: all.length, digest: hex(await crypto.subtle.digest('SHA-256', text)) };
}
