import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { causeText, unavailable } from '@partner/kernel';
import { ChangeChannel, CrossCompanyDatabase, Database, WorkerSession, WorkScope } from '@partner/postgres';
import { discoverContexts, migrate, pendingMigrations } from '@partner/schema';
import { migrateQueues } from '@partner/queue';
import sql from 'sql-template-tag';
import { PlatformQueue } from '../platform-queue.js';
import { queueConnection } from './queue-connection.js';
import { TlsServer } from './tls-server.fixture.js';

// Connections fail here on purpose.
Logger.overrideLogger(false);

const contexts = await discoverContexts();

describe('every connection over TLS, as the logins of docs/operations/secure.md', () => {
  let server: TlsServer;
  let verified: { sslmode: string; sslrootcert: string };
  let servers: string;
  const opened: { close(): Promise<unknown> }[] = [];

  beforeAll(async () => {
    server = await TlsServer.start();
    verified = { sslmode: 'verify-full', sslrootcert: server.file('ca.crt') };
    servers = server.address('servers', verified);
  });
  afterEach(async () => {
    for (const one of opened.splice(0).reverse()) await one.close();
  });
  afterAll(() => server.stop());

  const open = <T extends { close(): Promise<unknown> }>(one: T): T => {
    opened.push(one);
    return one;
  };
  const answers = (database: Database): Promise<unknown> => database.query(sql`select 1`);

  it('migrates the tables and the queues', async () => {
    const owner = server.address('owner', verified);
    const applied = await migrate(owner, contexts);
    expect(applied).toContain('0001-platform');
    expect(await migrateQueues(owner)).toBeGreaterThan(0);
    await server.grantQueues();
  });

  it('serves requests', async () => {
    const database = open(new Database({ url: servers, role: 'partner_server' }));
    expect(await pendingMigrations(database, contexts)).toEqual([]);
    const { rows } = await server.administrator.query(`select bool_and(ssl) as encrypted, count(*) > 0 as connected
      from pg_stat_ssl natural join pg_stat_activity where usename = 'partner_login'`);
    expect(rows).toEqual([{ encrypted: true, connected: true }]);
  });

  it('cancels a statement', async () => {
    const database = open(new Database({ url: servers, role: 'partner_server' }));
    const scope = new WorkScope();
    const sleeping = scope.run(() => database.query(sql`select pg_sleep(600)`, 'outside'));
    await scope.cancel(unavailable('timeout', 'too late'));
    await expect(sleeping).rejects.toThrow('too late');
  });

  it('holds the session of a worker, and receives changes', async () => {
    const database = open(new CrossCompanyDatabase({ url: servers }));
    const session = new WorkerSession(database);
    const channel = new ChangeChannel(database);
    open({ close: () => Promise.all([session.stop(), channel.stop()]) });
    await Promise.all([session.start(), channel.start()]);
    expect([session.id, channel.isListening]).toEqual([expect.any(Number), true]);
  });

  it('adds jobs', async () => {
    for (const name of ['jobs', 'maintenance']) {
      const queue = open(new PlatformQueue(name, queueAt(servers)));
      await queue.add('job', 1);
      expect(await queue.getJobCountByTypes('waiting')).toBe(1);
    }
  });

  describe.each<[string, () => string, string]>([
    ['another certificate authority', () => addressed({ sslrootcert: server.file('other.crt') }), 'certificate'],
    ['another host name', () => addressed({}, 'localhost'), "does not match certificate's altnames"],
    ['no TLS', () => addressed({ sslmode: 'disable' }), 'pg_hba.conf rejects connection'],
  ])('is rejected with %s', (_name, address, cause) => {
    it.each<[string, () => Promise<unknown>]>([
      ['by migrate', () => migrate(address(), contexts)],
      ['by the migration of queues', () => migrateQueues(address())],
      ['by a pool', () => answers(open(new Database({ url: address() })))],
      ['by a connection of its own', () => open(new Database({ url: address() })).dedicated()],
      ['by a queue', () => open(new PlatformQueue('no', queueAt(address()))).getJobCountByTypes('waiting')],
    ])('%s, in one line', async (_way, attempt) => {
      const line = await attempt().then(
        () => 'connected',
        (error: unknown) => causeText(error),
      );
      expect(line).toContain(cause);
      expect(line).not.toContain('\n');
    });
  });

  it.each<[Record<string, string>, string, boolean]>([
    [{ sslmode: 'require' }, 'localhost', true],
    [{ sslmode: 'require', sslrootcert: 'ca.crt' }, 'localhost', true],
    [{ sslmode: 'require', sslrootcert: 'other.crt' }, '127.0.0.1', false],
    [{ sslmode: 'verify-ca', sslrootcert: 'ca.crt' }, 'localhost', true],
    [{ sslmode: 'verify-ca', sslrootcert: 'other.crt' }, '127.0.0.1', false],
    [{ sslmode: 'verify-full' }, '127.0.0.1', false],
    [{ sslmode: 'verify-full', sslrootcert: 'ca.crt' }, '127.0.0.1', true],
    [{ sslrootcert: 'ca.crt' }, 'localhost', false],
    [{}, '127.0.0.1', false],
  ])('with %j at %s behaves like libpq', async (parameters, host, isMade) => {
    const { sslrootcert: name } = parameters;
    const url = server.address('servers', { ...parameters, ...(name && { sslrootcert: server.file(name) }) }, host);
    const made = await answers(open(new Database({ url }))).then(
      () => true,
      () => false,
    );
    expect(made).toBe(isMade);
  });

  const addressed = (parameters: Record<string, string>, host?: string): string =>
    server.address('owner', { ...verified, ...parameters }, host);
  const queueAt = (databaseUrl: string) => ({ connection: queueConnection(databaseUrl) });
});
