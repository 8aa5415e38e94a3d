import sql from 'sql-template-tag';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { type Keyring, WrongSecretKey } from './keyring.js';
import type { SealedColumns } from './sealed-column.js';
import { type ConnectedServer, serverOf, shortened } from './server-name.js';
import { ownerOf, type SealedRow, someSealed } from './sealed-texts.js';

/** One registration at a time: any number works as long as nothing else uses it. */
const registerLock = 7_220_720;

/** Which keys the secrets of the database are encrypted under, and who may work with it (R87). */
export class SecretKeyRegister {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: SealedColumns,
  ) {}

  /**
   * Registers the key that seals, unless something may be encrypted under one that is not held.
   * @throws WrongSecretKey in that case; DomainError `unavailable` when the database is away.
   */
  async admit(keys: Keyring): Promise<void> {
    await this.database.requireSessionPooling();
    const [known] = await this.database.outside<{ any: boolean }>(sql`select exists (select from secret_keys) as any`);
    if (known?.any) await this.#checkServers(keys);
    else await this.#checkStored(keys);
    const held = [...keys.fingerprints];
    const statements = [
      sql`select pg_advisory_xact_lock(${registerLock})`,
      sql`insert into secret_keys (fingerprint, known_since) select ${held[0]}, clock_timestamp()
        where not exists (select from secret_keys where fingerprint <> all (${held}::text[])) on conflict do nothing`,
      sql`select fingerprint from secret_keys where fingerprint <> all (${held}::text[]) order by known_since`,
    ];
    const answers = await this.database.each<{ fingerprint: string }>(
      statements.map((statement) => ({ company: undefined, statement })),
    );
    const [missing] = answers[2]!;
    if (missing) throw new WrongSecretKey(`it holds secrets under the key with the fingerprint ${missing.fingerprint}`);
  }

  /** The fingerprints of all keys that secrets may be encrypted under, the oldest first. */
  async fingerprints(): Promise<readonly string[]> {
    const rows = await this.database.outside<{ fingerprint: string }>(
      sql`select fingerprint from secret_keys order by known_since, fingerprint`,
    );
    return rows.map(({ fingerprint }) => fingerprint);
  }

  /** Forgets every key but the one that seals. @returns how many. */
  async keepOnly(fingerprint: string): Promise<number> {
    const rows = await this.database.outside(
      sql`delete from secret_keys where fingerprint <> ${fingerprint} returning 1`,
    );
    return rows.length;
  }

  /** The servers that are connected, each kind with the same keys once. */
  async servers(): Promise<readonly ConnectedServer[]> {
    const rows = await this.database.outside<{ name: string }>(sql`
      select distinct application_name as name from pg_stat_activity where datname = current_database() order by 1`);
    return rows.map(({ name }) => serverOf(name)).filter((server) => server !== undefined);
  }

  /** @throws Error naming the servers that go on sealing with another key than `keys` does. */
  async checkAllSeal(keys: Keyring): Promise<void> {
    const sealing = shortened(keys.fingerprints[0]!);
    const others = (await this.servers()).filter((server) => server.keys[0] !== sealing);
    if (others.length > 0)
      throw new Error(
        `${namesOf(others)} still runs with another PARTNER_SECRET: restart it with this one first ` +
          '(docs/operations.md, "Rotating PARTNER_SECRET")',
      );
  }

  /** Every running server has to open values that a new key seals. */
  async #checkServers(keys: Keyring): Promise<void> {
    const sealing = keys.fingerprints[0]!;
    if ((await this.fingerprints()).includes(sealing)) return;
    const without = (await this.servers()).filter((server) => !server.keys.includes(shortened(sealing)));
    if (without.length > 0)
      throw new WrongSecretKey(`${namesOf(without)} runs without the new key, and could not read what it encrypts`);
  }

  /** A database may have stored secrets before it had a register. */
  async #checkStored(keys: Keyring): Promise<void> {
    for (const column of this.contexts.sealedColumns) {
      const rows = await this.database.outside<SealedRow>(someSealed(column, keys.prefix, 1));
      for (const { key, sealed } of rows) {
        try {
          keys.open(sealed!, ownerOf(column, key));
        } catch {
          throw new WrongSecretKey(`it does not open what is stored in ${column.table}`);
        }
      }
    }
  }
}

const namesOf = (servers: readonly ConnectedServer[]): string =>
  [...new Set(servers.map(({ name }) => name))].join(', ');
