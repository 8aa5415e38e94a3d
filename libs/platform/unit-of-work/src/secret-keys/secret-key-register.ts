import sql from 'sql-template-tag';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { SecretBox } from '@partner/runtime';
import { type SealedColumns, ownerOf, type SealedRow, sampleStatement } from './sealed-texts.js';

/**
 * Thrown if the keys of a process do not match the database: others could not read what it encrypts or verify what it
 * signs (R87).
 */
export class WrongSecretKey extends Error {
  override readonly name = 'WrongSecretKey';

  constructor(reason: string) {
    super(
      `PARTNER_SECRET is not the key of this database: ${reason}. ` +
        'Set the key that its secrets were stored with; while ' +
        'it is replaced, set the other one as PARTNER_SECRET_PREVIOUS (docs/operations/secure.md)',
    );
  }
}

/** Key of the advisory lock that serializes registrations; any unused number works. */
const registerLock = 7_220_720;

/**
 * Register of the keys under which the secrets of the database are encrypted; decides which processes may use it (R87).
 */
export class SecretKeyRegister {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: SealedColumns,
  ) {}

  /**
   * Registers the encryption key, unless secrets may be encrypted under a key that is missing from `keys`.
   * @throws WrongSecretKey in that case; DomainError `unavailable` if the database is unavailable.
   */
  async admit(keys: SecretBox): Promise<void> {
    await this.database.requireSupported();
    const [known] = await this.database.query<{ any: boolean }>(
      sql`select exists (select from secret_keys) as any`,
      'outside',
    );
    if (known?.any) await this.#checkServers(keys);
    else await this.#checkStored(keys);
    const held = [...keys.fingerprints];
    const statements = [
      sql`select pg_advisory_xact_lock(${registerLock})`,
      sql`insert into secret_keys (fingerprint, known_since) select ${held[0]}, clock_timestamp()
        where not exists (select from secret_keys where fingerprint <> all (${held}::text[])) on conflict do nothing`,
      sql`select fingerprint from secret_keys where fingerprint <> all (${held}::text[]) order by known_since`,
    ];
    const results = await this.database.each<{ fingerprint: string }>(
      statements.map((statement) => ({ company: undefined, statement })),
    );
    const [missing] = results[2]!;
    if (missing) throw new WrongSecretKey(`it holds secrets under the key with the fingerprint ${missing.fingerprint}`);
  }

  /** Returns the fingerprints of all keys that secrets may be encrypted under, oldest first. */
  async fingerprints(): Promise<readonly string[]> {
    const rows = await this.database.query<{ fingerprint: string }>(
      sql`select fingerprint from secret_keys order by known_since, fingerprint`,
      'outside',
    );
    return rows.map(({ fingerprint }) => fingerprint);
  }

  /** Removes all keys except the given one. @returns the number of removed keys. */
  async keepOnly(fingerprint: string): Promise<number> {
    const rows = await this.database.query(
      sql`delete from secret_keys where fingerprint <> ${fingerprint} returning 1`,
      'outside',
    );
    return rows.length;
  }

  /** Returns the connected servers, one entry per server name and set of keys. */
  async servers(): Promise<readonly ConnectedServer[]> {
    const rows = await this.database.query<{ name: string }>(
      sql`
      select distinct application_name as name from pg_stat_activity where datname = current_database() order by 1`,
      'outside',
    );
    return rows.map(({ name }) => parseServerName(name)).filter((server) => server !== undefined);
  }

  /** Checks that all connected servers encrypt with the same key as `keys`. @throws Error naming the other servers */
  async checkAllSeal(keys: SecretBox): Promise<void> {
    const sealing = shortFingerprint(keys.fingerprints[0]!);
    const others = (await this.servers()).filter((server) => server.keys[0] !== sealing);
    if (others.length > 0)
      throw new Error(`restart first with this PARTNER_SECRET: ${namesOf(others)} (docs/operations/secure.md)`);
  }

  /** All connected servers must be able to decrypt what a new key encrypts. */
  async #checkServers(keys: SecretBox): Promise<void> {
    const sealing = keys.fingerprints[0]!;
    if ((await this.fingerprints()).includes(sealing)) return;
    const without = (await this.servers()).filter((server) => !server.keys.includes(shortFingerprint(sealing)));
    if (without.length > 0) throw new WrongSecretKey(`${namesOf(without)} could not read what the new key encrypts`);
  }

  /** Tests the keys on stored secrets, because a database may have stored some before it had a register. */
  async #checkStored(keys: SecretBox): Promise<void> {
    for (const column of this.contexts.sealedColumns) {
      const rows = await this.database.query<SealedRow>(sampleStatement(column, keys.prefix, 1), 'outside');
      for (const { key, sealed } of rows) {
        try {
          keys.open(sealed!, ownerOf(column, key));
        } catch {
          throw new WrongSecretKey(`it does not decrypt what is stored in ${column.table}`);
        }
      }
    }
  }
}

const namesOf = (servers: readonly ConnectedServer[]): string =>
  [...new Set(servers.map(({ name }) => name))].join(', ');

/**
 * Returns a server's `application_name` for PostgreSQL, which contains its key fingerprints, starting with the
 * encryption key (R87).
 */
export const serverName = (name: string, { fingerprints }: { readonly fingerprints: readonly string[] }): string =>
  `partner ${name} ${fingerprints.map(shortFingerprint).join('+')}`;

/** Shortens a fingerprint to 8 digits, enough to distinguish keys and short enough for `application_name`. */
const shortFingerprint = (fingerprint: string): string => fingerprint.slice(0, 8);

interface ConnectedServer {
  /** Name of the server, such as `partner portal`. */
  readonly name: string;
  /** Shortened fingerprints of its keys, starting with the encryption key. */
  readonly keys: readonly string[];
}

/** Parses an `application_name`; undefined for connections of other programs. */
function parseServerName(applicationName: string): ConnectedServer | undefined {
  const [, name, keys] = /^(partner [a-z]+) ([0-9a-f]{8}(?:\+[0-9a-f]{8})*)$/.exec(applicationName) ?? [];
  return name === undefined ? undefined : { name, keys: keys!.split('+') };
}
