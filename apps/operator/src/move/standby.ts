import { setTimeout } from 'node:timers/promises';
import { conflict, unavailable } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { OpenCell } from './cells.js';

/** Milliseconds that a standby has for what its primary has written. */
const replayMs = 20_000;
const pollMs = 10;

async function one<Row>(cell: OpenCell, statement: Sql): Promise<Row> {
  return (await cell.query<Row>(statement))[0]!;
}

/** True if the database of a cell is a standby. */
export const isStandby = async (cell: OpenCell): Promise<boolean> =>
  (await one<{ is: boolean }>(cell, sql`select pg_is_in_recovery() as is`)).is;

/** @throws DomainError `conflict` unless the database of `copy` was made from the one of `source`. */
export async function checkCopy(source: OpenCell, copy: OpenCell): Promise<void> {
  const identifier = sql`select system_identifier::text as id from pg_control_system()`;
  const [from, to] = await Promise.all([source, copy].map((cell) => one<{ id: string }>(cell, identifier)));
  if (from!.id !== to!.id)
    throw conflict(
      'changed_meanwhile',
      `cell ${copy.name} is not a copy of cell ${source.name}: make its database a standby, with pg_basebackup`,
    );
}

/** @throws DomainError `conflict` unless the database of `copy` was a standby, and has been promoted. */
export async function checkPromoted(source: OpenCell, copy: OpenCell): Promise<void> {
  await checkCopy(source, copy);
  if (await isStandby(copy))
    throw conflict(
      'status_change_not_allowed',
      `cell ${copy.name} is still a standby: promote it, with "select pg_promote()", and run the command again`,
    );
  // Each promotion begins a timeline.
  const timeline = sql`select left(pg_walfile_name(pg_current_wal_lsn()), 8) as id`;
  const [from, to] = await Promise.all([source, copy].map((cell) => one<{ id: string }>(cell, timeline)));
  if (from!.id === to!.id)
    throw conflict('changed_meanwhile', `cells ${source.name} and ${copy.name} have the same server in PARTNER_CELLS`);
}

/**
 * Waits until a standby has replayed what its primary has written.
 * @param most milliseconds to wait; tests shorten it.
 * @throws DomainError `unavailable` with the reason if it does not.
 */
export async function waitForReplay(
  primary: OpenCell,
  standby: OpenCell,
  stop: AbortSignal,
  most = replayMs,
): Promise<{ position: string; milliseconds: number }> {
  const begun = performance.now();
  const { position } = await one<{ position: string }>(
    primary,
    sql`select pg_current_wal_flush_lsn()::text as position`,
  );
  const statement = sql`select pg_is_wal_replay_paused() as paused, exists (select from pg_stat_wal_receiver)
      as connected, greatest(0, pg_wal_lsn_diff(${position}::pg_lsn, pg_last_wal_replay_lsn()))::float8 as behind`;
  for (;;) {
    stop.throwIfAborted();
    const found = await one<{ paused: boolean; connected: boolean; behind: number }>(standby, statement);
    const milliseconds = Math.round(performance.now() - begun);
    if (found.connected && found.behind === 0) return { position, milliseconds };
    const standbyOf = `the standby of cell ${standby.name}`;
    if (found.paused)
      throw unavailable('try_again', `${standbyOf} does not replay: run "select pg_wal_replay_resume()" there`);
    if (milliseconds > most)
      throw unavailable(
        'try_again',
        found.connected
          ? `${standbyOf} is ${found.behind} bytes behind: run the command again when it has caught up`
          : `${standbyOf} is not connected to cell ${primary.name}: correct its primary_conninfo`,
      );
    await setTimeout(pollMs);
  }
}
