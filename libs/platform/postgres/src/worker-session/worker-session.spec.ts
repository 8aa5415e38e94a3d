import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import type pg from 'pg';
import { Database } from '../database.js';
import { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { WorkerRegister } from './worker-register.js';
import { WorkerSession, type WorkerSessionOptions } from './worker-session.js';

describe('a worker session (E10)', () => {
  let testDatabase: TestDatabase;
  let database: CrossCompanyDatabase;
  /** Ends other sessions, which servers may not do in their role. */
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

  /** Checks the others every 10 ms, without a grace period. */
  const eager = { intervalMs: 10, graceMs: 0 };

  const aSession = async (options: WorkerSessionOptions = eager): Promise<WorkerSession> => {
    const session = new WorkerSession(database, options);
    sessions.push(session);
    await session.start();
    return session;
  };
  /** Process that registers a worker and does nothing else. */
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

  it('has a unique number', async () => {
    const [one, other] = [await aSession(), await aSession()];
    expect(one.id).toBeGreaterThan(0);
    expect(other.id).toBeGreaterThan(one.id!);
  });

  it('ends with its process, as other workers detect', async () => {
    const [killed, idle, session] = [await aProcess(), await aProcess(), await aSession()];
    await killed.client.end();
    await until(session, () => hasEnded(killed.id));
    expect(await hasEnded(idle.id)).toBe(false);
    expect(await hasEnded(session.id!)).toBe(false);
  });

  it('ends at once when the process stops', async () => {
    const session = await aSession();
    const { id } = session;
    await session.stop();
    expect(await hasEnded(id!)).toBe(true);
  });

  it('ends the worker of a process that was killed before it started', async () => {
    const killed = await aProcess();
    await killed.client.end();
    const session = await aSession();
    await until(session, () => hasEnded(killed.id));
  });

  it('is resumed under the same number after a lost connection', async () => {
    const session = await aSession();
    const { id } = session;
    const lost = until(session, () => session.id === undefined);
    await cut(id!);
    await lost;
    await until(session, () => session.id !== undefined);
    expect(session.id).toBe(id);
    expect(await hasEnded(id!)).toBe(false);
  });

  it('is resumed even if the server has not noticed the lost connection', async () => {
    const [former, present] = [await aProcess(), await aProcess()];
    expect(await present.register.resume(former.id)).toBe(true);
    await expect(former.client.query('select 1')).rejects.toThrow();
  });

  it('gets a new number if another worker has ended it in the meantime', async () => {
    const session = await aSession();
    const { id } = session;
    const lost = until(session, () => session.id === undefined);
    await database.query(sql`update workers set ended_at = now() where id = ${id}`);
    await cut(id!);
    await lost;
    await until(session, () => session.id !== undefined);
    expect(session.id).not.toBe(id);
  });

  it('cannot be ended by another worker while it exists', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    await other.register.end([one.id]);
    expect(await hasEnded(one.id)).toBe(false);
  });

  it('is ended by the server if its host vanishes', async () => {
    const { client } = await aProcess();
    const { rows } = await client.query<{ idle_session_timeout: string }>('show idle_session_timeout');
    expect(rows).toEqual([{ idle_session_timeout: '20s' }]);
  });

  it('is deleted once no lease of its worker can still be valid', async () => {
    await database.query(sql`insert into workers (id, started_at, ended_at)
      values (0, now() - interval '1 day', now() - interval '11 minutes')`);
    await aSession();
    expect(await database.query(sql`select 1 from workers where id = 0`)).toEqual([]);
  });
});
