/**
 * Returns a server's `application_name` for PostgreSQL, which contains its key fingerprints, starting with the
 * encryption key (R87).
 */
export const serverName = (name: string, { fingerprints }: { readonly fingerprints: readonly string[] }): string =>
  `partner ${name} ${fingerprints.map(shortFingerprint).join('+')}`;

/** Shortens a fingerprint to 8 digits, enough to distinguish keys and short enough for `application_name`. */
export const shortFingerprint = (fingerprint: string): string => fingerprint.slice(0, 8);

export interface ConnectedServer {
  /** Name of the server, such as `partner portal`. */
  readonly name: string;
  /** Shortened fingerprints of its keys, starting with the encryption key. */
  readonly keys: readonly string[];
}

/** Parses an `application_name`; undefined for connections of other programs. */
export function parseServerName(applicationName: string): ConnectedServer | undefined {
  const [, name, keys] = /^(partner [a-z]+) ([0-9a-f]{8}(?:\+[0-9a-f]{8})*)$/.exec(applicationName) ?? [];
  return name === undefined ? undefined : { name, keys: keys!.split('+') };
}
