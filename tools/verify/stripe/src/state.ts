import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account, AccountDetails } from './account/account.js';
import type { KeyUse } from './account/idempotency-keys.js';

const tables = [
  ...(['sessions', 'intentTerms', 'paymentIntents', 'charges', 'refunds', 'disputes'] as const),
  ...(['events', 'webhooks', 'deliveries'] as const),
] as const;

type Rows = Partial<Record<(typeof tables)[number], readonly { id: string }[]>>;

/** Content of the state file. Faults are not part of it. */
export interface Snapshot {
  accounts: { details: AccountDetails; keys: KeyUse[]; tables: Rows }[];
}

/** Accounts that a snapshot is made of, or made from. */
interface Accounts {
  accounts(): readonly Account[];
  addAccount(wanted: AccountDetails): Account;
  resume(account: Account): void;
}

export function snapshot(standIn: Accounts): Snapshot {
  return {
    accounts: standIn.accounts().map((account) => ({
      details: account.details,
      keys: account.keys.toJSON(),
      tables: Object.fromEntries(tables.map((name) => [name, account[name].all()])),
    })),
  };
}

/** Loads a snapshot into an empty stand-in. */
export function restore(standIn: Accounts, saved: Snapshot): void {
  for (const { details, keys, tables: rows } of saved.accounts) {
    const account = standIn.addAccount(details);
    account.keys.fill(keys);
    for (const name of tables) for (const row of rows[name] ?? []) account[name].add(row as never);
    standIn.resume(account);
  }
}

/** File with the state. It is replaced atomically, so that it is never partially written. */
export class StateFile {
  #pending: (() => Snapshot) | undefined;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
  }

  /** @throws if the file exists and cannot be read. */
  read(): Snapshot | undefined {
    return existsSync(this.path) ? (JSON.parse(readFileSync(this.path, 'utf8')) as Snapshot) : undefined;
  }

  /** Schedules one write for all changes in this turn of the event loop. */
  write(state: () => Snapshot): void {
    if (!this.#pending) setImmediate(() => this.close());
    this.#pending = state;
  }

  /** Writes a pending state. */
  close(): void {
    const state = this.#pending;
    this.#pending = undefined;
    if (!state) return;
    const temporary = `${this.path}.new`;
    writeFileSync(temporary, JSON.stringify(state()), { mode: 0o600 });
    renameSync(temporary, this.path);
  }
}
