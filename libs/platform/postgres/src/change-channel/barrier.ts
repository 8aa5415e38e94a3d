import type pg from 'pg';
import type { Database } from '../database.js';
import { translateError } from '../connection/postgres-errors.js';
import { withDeadline } from '../connection/held-connection.js';
import { acknowledgementChannel, changesChannel, encodePayload } from './change.js';
import { listenerLock, listenerTimeoutMs } from './listening-connection.js';

/** Milliseconds between two checks for listeners that are still alive. */
const pollIntervalMs = 200;
/** A listener that has not acknowledged by then no longer uses its caches (A2); the 500 ms are a margin. */
const maxWaitMs = listenerTimeoutMs + 500;

/**
 * Sends encoded changes to all listeners. Resolves when each listener has processed them, is disconnected, or has
 * stopped using its caches.
 * @throws DomainError `unavailable` if the database cannot be reached.
 */
export async function notifyAndWait(database: Database, payloads: readonly string[]): Promise<void> {
  try {
    const client = await database.dedicated();
    client.on('error', () => undefined);
    await withDeadline(client, 2 * maxWaitMs, () =>
      withBarrier(client, payloads).finally(() => client.end().catch(() => undefined)),
    );
  } catch (error) {
    throw translateError(error);
  }
}

async function withBarrier(client: pg.Client, payloads: readonly string[]): Promise<void> {
  const barrier = crypto.randomUUID().replaceAll('-', '');
  await client.query(`listen ${acknowledgementChannel(barrier)}`);
  const unseen = await listeners(client);
  const seen = new Promise<void>((resolve) => {
    client.on('notification', ({ payload }) => {
      unseen.delete(Number(payload));
      if (unseen.size === 0) resolve();
    });
  });
  await notify(client, [...payloads, encodePayload({ barrier })]);
  await whileAlive(client, unseen, seen);
}

async function whileAlive(client: pg.Client, unseen: Set<number>, seen: Promise<void>): Promise<void> {
  const deadline = performance.now() + maxWaitMs;
  while (unseen.size > 0 && performance.now() < deadline) {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([seen, new Promise((resolve) => (timer = setTimeout(resolve, pollIntervalMs)))]);
    clearTimeout(timer);
    if (unseen.size === 0) return;
    const alive = await listeners(client);
    for (const pid of unseen) if (!alive.has(pid)) unseen.delete(pid);
  }
}

async function notify(client: pg.Client, payloads: readonly string[]): Promise<void> {
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [changesChannel, payloads]);
}

/** Returns the backend process ids of the connections that currently listen. */
async function listeners(client: pg.Client): Promise<Set<number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_locks
      where locktype = 'advisory' and classid = $1 and objid = $2 and objsubid = 2 and mode = 'ShareLock' and granted
        and database = (select oid from pg_database where datname = current_database())`,
    [...listenerLock],
  );
  return new Set(rows.map(({ pid }) => pid));
}
