import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import type pg from 'pg';
import { Database } from '../database.js';
import { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { WorkerRegister } from './worker-register.js';
import { WorkerSession, type WorkerSessionOptions } from './worker-session.js';

describe('the session of a worker (E10)', () => {
  let testDatabase: TestDatabase;
  let database: CrossCompanyDatabase;
  /** Ends sessions of others, which the login of servers may not do as the role that it works as. */
  let administrator: Database;
  const sessions: WorkerSession[] = [];
  const clients: pg.Client[] = [];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    administrator = new Database({ url: testDatabase.url, maxConnections: 1 });
    database = new CrossCompanyDatabase({ url: testDatabase.serverUrl, maxConnections: 4 });
  });
  afterEach(async () => {
    await Promise.all(sessions.splice(0).map((session) => session.stop()));
    await Promise.all(clients.splice(0).map((client) => client.end().catch(() => undefined)));
    await database.query(sql`delete from workers`);
  });
  afterAll(async () => {
    await Promise.all([database.close(), administrator.close()]);
    await testDatabase.drop();
  });

  /** Looks at the others all the time, and misses nobody for longer than a look. */
  const eager = { intervalMs: 10, graceMs: 0 };

  const aSession = async (options: WorkerSessionOptions = eager): Promise<WorkerSession> => {
    const session = new WorkerSession(database, options);
    sessions.push(session);
    await session.start();
    return session;
  };
  /** A process that has registered, and does nothing more. */
  const aProcess = async () => {
    const client = await database.dedicated();
    client.on('error', () => undefined);
    clients.push(client);
    return { client, register: new WorkerRegister(client), id: await new WorkerRegister(client).add() };
  };
  const until = async (session: WorkerSession, condition: () => boolean | Promise<boolean>): Promise<void> => {
    let wake: () => void = () => undefined;
    session.onChange(() => wake());
    for (;;) {
      const changed = new Promise<void>((resolve) => (wake = resolve));
      if (await condition()) return;
      await changed;
    }
  };
  const hasEnded = async (id: number): Promise<boolean> => {
    const [row] = await database.query<{ ended: boolean }>(
      sql`select ended_at is not null as ended from workers where id = ${id}`,
    );
    return row?.ended === true;
  };
  const cut = (id: number): Promise<unknown> =>
    administrator.query(sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and classid = 7221 and objid = ${id}::oid`);

  it('has a number of its own', async () => {
    const [one, other] = [await aSession(), await aSession()];
    expect(one.id).toBeGreaterThan(0);
    expect(other.id).toBeGreaterThan(one.id!);
  });

  it('ends with its process, which the others find; those of living processes do not', async () => {
    const [killed, idle, session] = [await aProcess(), await aProcess(), await aSession()];
    await killed.client.end();
    await until(session, () => hasEnded(killed.id));
    expect(await hasEnded(idle.id)).toBe(false);
    expect(await hasEnded(session.id!)).toBe(false);
  });

  it('ends when the process stops, at once', async () => {
    const session = await aSession();
    const { id } = session;
    await session.stop();
    expect(await hasEnded(id!)).toBe(true);
  });

  it('of a process that began after another was killed ends that one too', async () => {
    const killed = await aProcess();
    await killed.client.end();
    const session = await aSession();
    await until(session, () => hasEnded(killed.id));
  });

  it('is resumed under the same number when it was cut off', async () => {
    const session = await aSession();
    const { id } = session;
    const lost = until(session, () => session.id === undefined);
    await cut(id!);
    await lost;
    await until(session, () => session.id !== undefined);
    expect(session.id).toBe(id);
    expect(await hasEnded(id!)).toBe(false);
  });

  it('is resumed although the server has not noticed that the former one is gone', async () => {
    const [former, present] = [await aProcess(), await aProcess()];
    expect(await present.register.resume(former.id)).toBe(true);
    await expect(former.client.query('select 1')).rejects.toThrow();
  });

  it('is that of a new worker when another has ended it meanwhile', async () => {
    const session = await aSession();
    const { id } = session;
    const lost = until(session, () => session.id === undefined);
    await database.query(sql`update workers set ended_at = now() where id = ${id}`);
    await cut(id!);
    await lost;
    await until(session, () => session.id !== undefined);
    expect(session.id).not.toBe(id);
  });

  it('cannot be ended by another while it holds', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    await other.register.end([one.id]);
    expect(await hasEnded(one.id)).toBe(false);
  });

  it('of a host that vanished is ended by the server', async () => {
    const { client } = await aProcess();
    const { rows } = await client.query<{ idle_session_timeout: string }>('show idle_session_timeout');
    expect(rows).toEqual([{ idle_session_timeout: '20s' }]);
  });

  it('is forgotten when no lease of its worker can hold any more', async () => {
    await database.query(sql`insert into workers (id, started_at, ended_at)
      values (0, now() - interval '1 day', now() - interval '11 minutes')`);
    await aSession();
    expect(await database.query(sql`select 1 from workers where id = 0`)).toEqual([]);
  });
});
