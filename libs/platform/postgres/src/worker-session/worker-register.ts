import type pg from 'pg';

/** Class of the advisory lock that a live worker holds; the other key is its number. */
const lockClass = 7_221;

/**
 * Seconds without a statement after which PostgreSQL ends a session, for hosts that vanished. It exceeds the time for
 * which a worker trusts an unresponsive session plus the deadline of an attempt, so nothing is running by then (E10).
 */
const idleTimeoutSeconds = 20;

/** Retention of the rows of ended workers: longer than any lease that they may have left. */
const retention = '10 minutes';

export interface OtherWorker {
  readonly id: number;
  readonly ended: boolean;
  readonly alive: boolean;
}

const lockOf = (worker: string): string => `locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
  and objid = ${worker}::oid and granted
  and database = (select oid from pg_database where datname = current_database())`;

export class WorkerRegister {
  constructor(private readonly client: pg.Client) {}

  /** Registers a new worker and returns its number. The lock is acquired before others can see the worker. */
  async add(): Promise<number> {
    await this.client.query(`delete from workers where ended_at < now() - interval '${retention}'`);
    const { rows } = await this.client.query<{ id: number }>(`select nextval('worker_ids')::int as id`);
    const { id } = rows[0]!;
    await this.lock(id);
    await this.client.query('insert into workers (id, started_at) values ($1, now())', [id]);
    return id;
  }

  /** Resumes a worker whose session was lost. @returns false if it was ended in the meantime. */
  async resume(worker: number): Promise<boolean> {
    // The server may not have noticed that the former session is dead, so it is terminated. `role none`, because the
    // assumed role may not end sessions of the login; the role is restored at the end of the transaction.
    await this.client.query(`begin; set local role none;
      select pg_terminate_backend(pid) from pg_locks where ${lockOf(String(worker))} and pid <> pg_backend_pid();
      commit`);
    await this.lock(worker);
    const { rows } = await this.client.query('select 1 from workers where id = $1 and ended_at is null', [worker]);
    if (rows.length === 0) await this.client.query('select pg_advisory_unlock($1, $2)', [lockClass, worker]);
    return rows.length > 0;
  }

  /** Returns the other workers, at most 1000. */
  async others(worker: number): Promise<OtherWorker[]> {
    const { rows } = await this.client.query<OtherWorker>({
      name: 'others',
      text: `select w.id, w.ended_at is not null as ended,
          exists (select from pg_locks where ${lockOf('w.id')}) as alive
        from workers w where w.id <> $1 order by w.id desc limit 1000`,
      values: [worker],
    });
    return rows;
  }

  /** Ends workers whose sessions are gone. A worker that has returned holds its lock and is skipped. */
  async end(workers: readonly number[]): Promise<void> {
    await this.client.query(
      `with gone as materialized (select unnest($1::int[]) as id),
        locked as materialized (select id from gone where pg_try_advisory_xact_lock(${lockClass}, id))
      update workers w set ended_at = now() from locked l where w.id = l.id and w.ended_at is null`,
      [workers],
    );
  }

  /** Ends the worker of this session; its claims are free at once. */
  async leave(worker: number): Promise<void> {
    await this.client.query('update workers set ended_at = now() where id = $1', [worker]);
  }

  /** Makes the server end this session when it is idle too long, and acquires the lock for its lifetime. */
  private async lock(worker: number): Promise<void> {
    await this.client.query(`set idle_session_timeout = '${idleTimeoutSeconds}s'`);
    await this.client.query('select pg_advisory_lock($1, $2)', [lockClass, worker]);
  }
}
