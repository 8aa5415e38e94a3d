import type { Account, AccountDetails } from '../account/account.js';
import type { KeyUse } from '../account/idempotency-keys.js';
import type { StandIn } from '../stand-in.js';

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

/** The state of a stand-in as it stands in its file. Switches are not part of it. */
export interface Snapshot {
  skipped: number;
  accounts: { details: AccountDetails; keys: KeyUse[]; tables: Rows }[];
}

export function snapshot(standIn: StandIn): Snapshot {
  return {
    skipped: standIn.clock.skipped,
    accounts: standIn.accounts().map((account) => ({
      details: account.details,
      keys: account.keys.toJSON(),
      tables: Object.fromEntries(tables.map((name) => [name, account[name].all()])),
    })),
  };
}

/** Fills an empty stand-in. */
export function restore(standIn: StandIn, saved: Snapshot): void {
  standIn.clock.skipped = saved.skipped;
  for (const { details, keys, tables: rows } of saved.accounts) {
    const account: Account = standIn.addAccount(details);
    account.keys.fill(keys);
    for (const name of tables) account[name].fill((rows[name] ?? []) as never[]);
    standIn.resume(account);
  }
}
