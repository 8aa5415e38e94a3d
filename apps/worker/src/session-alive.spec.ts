import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CrossCompanyDatabase, Database, roles, WorkerSession } from '@partner/postgres';
import { freshDatabase, TcpProxy, type TestDatabase } from '@partner/testing';
import { raw } from 'sql-template-tag';
import { sessionAlive } from './session-alive.js';

describe('the health of a worker', () => {
  const warnings: { message: string; cause: string }[] = [];
  let testDatabase: TestDatabase;
  let proxy: TcpProxy;
  let owner: Database;
  let server: Database;
  let acrossCompanies: CrossCompanyDatabase;
  let session: WorkerSession;
  let now = 0;
  let attempt: () => Promise<unknown>;

  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void warnings.push(line as never));
    testDatabase = await freshDatabase();
    proxy = await TcpProxy.to(testDatabase.serverUrl);
    owner = new Database({ url: testDatabase.url, maxConnections: 1 });
    server = new Database({ url: proxy.url, maxConnections: 1, role: roles.server });
    acrossCompanies = new CrossCompanyDatabase({ url: proxy.url });
  });
  beforeEach(() => {
    warnings.length = 0;
    session = new WorkerSession(acrossCompanies, { intervalMs: 10, graceMs: 0 });
    ({ attempt } = sessionAlive(session, server, { limitMs: 180_000, connectMs: 600_000, now: () => now }));
  });
  afterEach(async () => {
    await session.stop();
    await owner.query(raw('grant all on workers to partner_cross_company'));
  });
  afterAll(async () => {
    await Promise.all([owner, server, acrossCompanies].map((database) => database.close()));
    await proxy.cut();
    await testDatabase.drop();
  });

  const changed = (): Promise<void> => new Promise((resolve) => session.onChange(resolve));
  const forbid = async (): Promise<void> => {
    await owner.query(raw('revoke all on workers from partner_cross_company'));
  };
  const healthAfter = async (...milliseconds: number[]): Promise<string[]> => {
    const seen: string[] = [];
    for (const passed of milliseconds) {
      now += passed;
      seen.push(
        await attempt().then(
          () => 'alive',
          (error: Error) => error.message,
        ),
      );
    }
    return seen;
  };
  const dead = 'no session, although the database accepts connections';

  it('fails when it has no session for 3 minutes while others connect, and passes with a session', async () => {
    await forbid();
    await session.start();
    expect(await healthAfter(0, 179_999, 1, 60_000)).toEqual(['alive', 'alive', dead, dead]);
    const back = changed();
    await owner.query(raw('grant all on workers to partner_cross_company'));
    await back;
    expect(await healthAfter(0)).toEqual(['alive']);
  });

  it('does not fail during a database outage, nor immediately after it', async () => {
    await forbid();
    await session.start();
    await healthAfter(0);
    await proxy.cut();
    expect(await healthAfter(600_000, 600_000)).toEqual(['alive', 'alive']);
    await proxy.restore();
    expect(await healthAfter(600_000, 179_999, 1)).toEqual(['alive', 'alive', dead]);
  });

  it('requires no session before the worker starts one, nor after it stopped', async () => {
    expect(await healthAfter(0, 180_000)).toEqual(['alive', 'alive']);
    await session.start();
    await session.stop();
    expect(await healthAfter(0, 180_000)).toEqual(['alive', 'alive']);
  });

  it('is explained by the log: the cause of a session that cannot start or was lost', async () => {
    await session.start();
    let next = changed();
    await forbid();
    await owner.query(
      raw(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and classid = 7221 and database = (select oid from pg_database where datname = current_database())`),
    );
    for (; warnings.length === 0; next = changed()) await next;
    await session.stop();
    expect(warnings[0]).toEqual({
      message: 'the session of this worker is lost; it starts no work until the session is resumed',
      cause: expect.stringMatching(/administrator command|permission denied for table workers/),
    });
  });

  it('is explained once, not at every attempt', async () => {
    await forbid();
    await session.start();
    const attempts = jest.spyOn(acrossCompanies, 'dedicated');
    while (attempts.mock.calls.length < 8) await new Promise((resolve) => setImmediate(resolve));
    expect(warnings.length).toBeLessThanOrEqual(5);
    expect(warnings[0]).toEqual({
      message: 'this worker has no session and starts no work',
      cause: 'permission denied for table workers',
    });
  });
});
