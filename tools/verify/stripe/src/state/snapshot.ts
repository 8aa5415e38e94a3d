import type { Account, AccountDetails } from '../account/account.js';
import type { KeyUse } from '../account/idempotency-keys.js';
import type { Clock } from '../clock.js';

const tables = [
  'sessions',
  'intentTerms',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'webhooks',
  'deliveries',
] as const;

type Rows = Partial<Record<(typeof tables)[number], readonly { id: string }[]>>;

/** Content of the state file. Faults are not part of it. */
export interface Snapshot {
  skipped: number;
  accounts: { details: AccountDetails; keys: KeyUse[]; tables: Rows }[];
}

/** Source and target of a snapshot: the stand-in. */
export interface SnapshotSource {
  readonly clock: Clock;
  accounts(): readonly Account[];
  addAccount(wanted: AccountDetails): Account;
  resume(account: Account): void;
}

export function snapshot(standIn: SnapshotSource): Snapshot {
  return {
    skipped: standIn.clock.skipped,
    accounts: standIn.accounts().map((account) => ({
      details: account.details,
      keys: account.keys.toJSON(),
      tables: Object.fromEntries(tables.map((name) => [name, account[name].all()])),
    })),
  };
}

/** Loads a snapshot into an empty stand-in. */
export function restore(standIn: SnapshotSource, saved: Snapshot): void {
  standIn.clock.skipped = saved.skipped;
  for (const { details, keys, tables: rows } of saved.accounts) {
    const account: Account = standIn.addAccount(details);
    account.keys.fill(keys);
    for (const name of tables) account[name].fill((rows[name] ?? []) as never[]);
    standIn.resume(account);
  }
}
