import type pg from 'pg';

/** The advisory lock that a living worker holds, together with its number. */
const lockClass = 7_221;

/**
 * Seconds without a statement after which PostgreSQL ends a session: that of a host which vanished. Longer than a
 * worker trusts a session that does not answer and the deadline of an attempt together, so that nothing is under way
 * by then (E10).
 */
const idleTimeoutSeconds = 20;

/** How long the row of an ended worker is kept: longer than any lease lasts that it may have left. */
const retention = '10 minutes';

/** Another worker, as a look at the register finds it. */
export interface OtherWorker {
  readonly id: number;
  readonly ended: boolean;
  /** Whether its session is there. */
  readonly alive: boolean;
}

const lockOf = (worker: string): string => `locktype = 'advisory' and classid = ${lockClass} and objsubid = 2
  and objid = ${worker}::oid and granted
  and database = (select oid from pg_database where datname = current_database())`;

/** The workers of this database, as one session sees and changes them. */
export class WorkerRegister {
  constructor(private readonly client: pg.Client) {}

  /** A number for a worker that begins. Its lock is held before others can see it. */
  async add(): Promise<number> {
    await this.client.query(`delete from workers where ended_at < now() - interval '${retention}'`);
    const { rows } = await this.client.query<{ id: number }>(`select nextval('worker_ids')::int as id`);
    const { id } = rows[0]!;
    await this.lock(id);
    await this.client.query('insert into workers (id, started_at) values ($1, now())', [id]);
    return id;
  }

  /** Goes on as a worker whose session was lost. @returns whether it may: nobody has ended it meanwhile. */
  async resume(worker: number): Promise<boolean> {
    // The server may not have noticed yet that the former session is gone. As the user who logged in: a role may not
    // end what its members do. At the end of the transaction the connection has the role again that it had assumed.
    await this.client.query(`begin; set local role none;
      select pg_terminate_backend(pid) from pg_locks where ${lockOf(String(worker))} and pid <> pg_backend_pid();
      commit`);
    await this.lock(worker);
    const { rows } = await this.client.query('select 1 from workers where id = $1 and ended_at is null', [worker]);
    if (rows.length === 0) await this.client.query('select pg_advisory_unlock($1, $2)', [lockClass, worker]);
    return rows.length > 0;
  }

  /** The other workers, at most a thousand. */
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

  /** Ends workers whose sessions are gone. One that came back meanwhile holds its lock, and is left alone. */
  async end(workers: readonly number[]): Promise<void> {
    await this.client.query(
      `with gone as materialized (select unnest($1::int[]) as id),
        locked as materialized (select id from gone where pg_try_advisory_xact_lock(${lockClass}, id))
      update workers w set ended_at = now() from locked l where w.id = l.id and w.ended_at is null`,
      [workers],
    );
  }

  /** Ends the worker of this session: what it has left is free at once. */
  async leave(worker: number): Promise<void> {
    await this.client.query('update workers set ended_at = now() where id = $1', [worker]);
  }

  /** Has the server end this session when nothing is heard of it, and takes the lock for as long as it lasts. */
  private async lock(worker: number): Promise<void> {
    await this.client.query(`set idle_session_timeout = '${idleTimeoutSeconds}s'`);
    await this.client.query('select pg_advisory_lock($1, $2)', [lockClass, worker]);
  }
}
