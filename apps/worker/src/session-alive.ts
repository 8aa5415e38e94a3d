import type { Database, WorkerSession } from '@partner/postgres';
import { type ReadinessCheck, withTimeout } from '@partner/runtime';

/** All times in milliseconds. */
export interface SessionAliveOptions {
  /** Time that the session may be missing while the database accepts other connections. */
  readonly limitMs?: number;
  /** Time after which a connection counts as refused. A probe waits no longer. */
  readonly connectMs?: number;
  /** A monotonic clock. */
  readonly now?: () => number;
}

/**
 * Fails when a worker has had no session for 3 minutes although the database accepts other connections, since a new
 * process may help then. A database outage is no reason to restart a worker: the time starts when the database is back.
 */
export function sessionAlive(
  session: Pick<WorkerSession, 'isMissing'>,
  database: Pick<Database, 'dedicated'>,
  { limitMs = 180_000, connectMs = 1_000, now = () => performance.now() }: SessionAliveOptions = {},
): ReadinessCheck {
  let missingSince: number | undefined;
  let asked: Promise<boolean> | undefined;
  const accepts = (): Promise<boolean> => {
    asked ??= accepted(database).finally(() => (asked = undefined));
    return withTimeout(connectMs, asked).catch(() => false);
  };
  const attempt = async (): Promise<void> => {
    if (!session.isMissing || !(await accepts())) {
      missingSince = undefined;
      return;
    }
    missingSince ??= now();
    if (now() - missingSince >= limitMs) throw new Error('no session, although the database accepts connections');
  };
  return { name: 'session', attempt };
}

const accepted = (database: Pick<Database, 'dedicated'>): Promise<boolean> =>
  database.dedicated().then(
    async (client) => {
      await client.end();
      return true;
    },
    () => false,
  );
