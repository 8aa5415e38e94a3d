/** Names a server to PostgreSQL, as `application_name`, with its keys: the one that seals first (R87). */
export const serverName = (name: string, { fingerprints }: { readonly fingerprints: readonly string[] }): string =>
  `partner ${name} ${fingerprints.map(shortened).join('+')}`;

/** As much of a fingerprint as tells keys apart, and fits into a name. */
export const shortened = (fingerprint: string): string => fingerprint.slice(0, 8);

/** A server that is connected to the database. */
export interface ConnectedServer {
  /** `partner portal` */
  readonly name: string;
  /** Its keys, by the beginning of their fingerprints, the one that seals first. */
  readonly keys: readonly string[];
}

/** Reads the name of a connection; undefined for one of anybody else. */
export function serverOf(applicationName: string): ConnectedServer | undefined {
  const [, name, keys] = /^(partner [a-z]+) ([0-9a-f]{8}(?:\+[0-9a-f]{8})*)$/.exec(applicationName) ?? [];
  return name === undefined ? undefined : { name, keys: keys!.split('+') };
}
