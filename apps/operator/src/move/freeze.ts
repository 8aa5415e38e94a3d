import { setTimeout } from 'node:timers/promises';
import { type CompanyId, unavailable } from '@partner/kernel';
import type { Contexts, Session } from '@partner/schema';

/** Milliseconds after which every lease of a worker has expired, with a margin. */
const drainMs = 50_000;
const pollMs = 50;

/**
 * Waits until no worker works for companies, for which none starts anything any more. After the longest lease, a worker
 * that still works can be ignored: its lease is ended.
 */
export async function drainLeases(
  companies: readonly CompanyId[],
  client: Session,
  contexts: Contexts,
  stop: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + drainMs;
  while ((await hasLeases(client, contexts, companies)) && performance.now() < deadline) {
    stop.throwIfAborted();
    await setTimeout(pollMs);
  }
}

/** Returns true while a worker has a lease on a row of the companies. */
async function hasLeases(client: Session, { all }: Contexts, companies: readonly CompanyId[]): Promise<boolean> {
  const any = all
    .flatMap(({ leases = {} }) => Object.entries(leases))
    .map(
      ([table, { until }]) =>
        `exists (select from "${table}" where company_id = any($1::char(24)[]) and "${until}" > now())`,
    );
  const { rows } = await client.query<{ any: boolean }>(`select ${any.join(' or ')} as any`, [companies]);
  return rows[0]!.any;
}

/** First number of the advisory lock that `begin_company_write` shares. */
const writeLock = 7_220_037;

/** Milliseconds that a freeze waits for one transaction; longer ones make the move fail, and the company writable. */
const settleMs = 20_000;

/**
 * Waits for all writes that began before companies were frozen: servers hold a lock for each company, and workers that
 * write across companies hold locks on tables.
 * @throws DomainError `unavailable` if one of them does not end in time.
 */
export async function waitForWrites(companies: readonly CompanyId[], client: Session): Promise<void> {
  await client.query(`set lock_timeout = ${settleMs}`);
  await client.query(
    `select pg_advisory_lock($1, hashtext(id)), pg_advisory_unlock($1, hashtext(id)) from unnest($2::text[]) id`,
    [writeLock, companies],
  );
  const { rows: writing } = await client.query<{ transaction: string }>(writers);
  const deadline = performance.now() + settleMs;
  for (let left = writing.map((one) => one.transaction); left.length > 0; await setTimeout(5)) {
    if (performance.now() > deadline) throw unavailable('try_again', 'a transaction that writes does not end');
    const { rows } = await client.query<{ transaction: string }>(
      `select distinct virtualtransaction as transaction from pg_locks where virtualtransaction = any($1)
        and mode = 'RowExclusiveLock'`,
      [left],
    );
    left = rows.map((one) => one.transaction);
  }
}

/** Transactions that may have read, before the freeze, that the company is present, and write now. */
const writers = `select distinct virtualtransaction as transaction from pg_locks
  where locktype = 'relation' and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`;
