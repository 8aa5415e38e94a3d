import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unavailable } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { WorkScope } from '../work-scope.js';
import { requireSessionPooling } from './session-pooling.js';

type Program = (names: readonly string[], name: string) => Promise<{ command: string; env: NodeJS.ProcessEnv }>;

const tools = new URL('../../../../../tools/lib/debian-program.mjs', import.meta.url).href;
const { debianProgram } = (await import(tools)) as { debianProgram: Program };

describe('a pooler in front of PostgreSQL', () => {
  let testDatabase: TestDatabase;
  let login: URL;
  let folder: string;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    // The pooler accepts clients without TLS and connects to PostgreSQL with TLS.
    login = Object.assign(new URL(testDatabase.serverUrl), { search: '' });
    folder = await mkdtemp(join(tmpdir(), 'partner-pgbouncer-'));
    await chmod(folder, 0o755);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await testDatabase.drop();
  });

  const freePort = async (): Promise<number> => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, 'close');
    return port;
  };
  const accepts = (port: number): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    });

  /** Runs `work` with the address of a PgBouncer, which cannot run as root. */
  async function pooled<T>(mode: string, more: string, work: (url: string) => Promise<T>): Promise<T> {
    const port = await freePort();
    const { hostname, port: to, username, password } = login;
    const file = join(folder, `${mode}-${port}.ini`);
    await writeFile(
      file,
      `[databases]
* = host=${hostname} port=${to} user=${username} password='${decodeURIComponent(password)}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
ignore_startup_parameters = options
server_tls_sslmode = require
${more}
`,
    );
    const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const { command, env } = await debianProgram(['pgbouncer'], 'pgbouncer');
    const child = spawn(command, ['-q', file], { ...as, env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    while (!(await accepts(port))) await new Promise((resolve) => setImmediate(resolve));
    try {
      return await work(Object.assign(new URL(login), { port: String(port) }).href);
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  }
  const checked = async (url: string): Promise<void> => {
    const database = new CrossCompanyDatabase({ url, maxConnections: 1 });
    await requireSessionPooling(database).finally(() => database.close());
  };

  it.each([
    ['transaction', ''],
    ['transaction', 'server_round_robin = 1'],
    ['transaction', 'min_pool_size = 3'],
  ])('is rejected with pool_mode = %s (%s)', async (mode, more) => {
    await expect(pooled(mode, more, checked)).rejects.toThrow('set pool_mode = session');
  });

  it('is accepted with pool_mode = session', async () => {
    await pooled('session', '', checked);
  });

  it('passes on the cancellation of a statement', async () => {
    await pooled('session', '', async (url) => {
      const database = new CrossCompanyDatabase({ url, maxConnections: 1 });
      const scope = new WorkScope();
      const statement = scope.run(() => database.query(sql`select pg_sleep(60)`));
      while (scope.databaseMilliseconds === 0) await new Promise((resolve) => setImmediate(resolve));
      await scope.cancel(unavailable('timeout', 'request timed out'));
      await expect(statement).rejects.toThrow('request timed out');
      await database.close();
    });
  });

  it('is optional', async () => {
    await checked(testDatabase.serverUrl);
  });
});
