import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEmbedded, type Embedded, stopEmbedded } from './open-embedded.js';
import { connected } from './server-address.js';
import { serverFiles } from './server-files.js';

const quick = { durable: false, maxConnections: 20 };
const hooks = new URL('../testing/typescript-sources.mjs', import.meta.url).href;
const source = fileURLToPath(new URL('./open-embedded.ts', import.meta.url));

let folder: string;
let dataDir: string;

/** Starts another process that opens the database and keeps running. */
function opener() {
  const code = `
    import { openEmbedded } from ${JSON.stringify(source)};
    process.stdout.write(JSON.stringify(await openEmbedded(${JSON.stringify(dataDir)},
      ${JSON.stringify(quick)})) + '\\n');
    setInterval(() => {}, 1000);`;
  const args = ['--import', hooks, '--input-type=module', '-e', code];
  // Runs in a separate process group, so that the test can kill all its processes.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const line = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  return {
    opened: async () => JSON.parse(String((await line).value)) as Embedded,
    kill: async () => {
      const ended = once(child, 'exit');
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
}

const value = (url: string, statement: string) =>
  connected(url, async (client) => Object.values((await client.query(statement)).rows[0] as object)[0] as unknown);

const stopUnused = (of = dataDir) => stopEmbedded(of, { unlessUsed: true });
const stopped = async () => expect(await stopUnused()).toBe(true);

describe('the embedded database', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'partner-embedded-'));
    await chmod(folder, 0o700);
    dataDir = join(folder, 'data');
  });
  afterAll(async () => {
    await stopUnused();
    await rm(folder, { recursive: true, force: true });
  });

  it('is not created by callers that require an existing one', async () => {
    await expect(openEmbedded(dataDir, { ...quick, create: false })).rejects.toThrow(
      `DATABASE_URL is not set, and ${dataDir} has no embedded database`,
    );
  });

  // Such folders cannot be created on Linux, and on macOS neither.
  it.each(['/proc/none/data', '/dev/null/data'])(
    'names the setting of a folder that cannot be used: %s',
    async (path) => {
      await expect(openEmbedded(path, quick)).rejects.toThrow(/^PARTNER_DATA_DIR cannot be used: .+/);
    },
  );

  it('is created and started by exactly one of several concurrent processes', async () => {
    const processes = [opener(), opener(), opener()];
    const opened = await Promise.all(processes.map((process) => process.opened()));
    expect(opened.filter(({ startedHere }) => startedHere)).toHaveLength(1);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    await Promise.all(processes.map((process) => process.kill()));
  });

  it('outlives these processes, and is found by the next one', async () => {
    const { url, startedHere } = await openEmbedded(dataDir, { ...quick, create: false });
    expect(startedHere).toBe(false);
    expect(await value(url, 'select current_database()')).toBe('partner');
  });

  it('sorts and folds text the same on every machine', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    expect(await value(url, 'show server_encoding')).toBe('UTF8');
    expect(await value(url, `select lower('ÄÉÎÑ')`)).toBe('äéîñ');
    expect(await value(url, `select datlocale from pg_database where datname = 'partner'`)).toBe('C.UTF-8');
  });

  it.each(['pg_trgm', 'btree_gin'])('has the extension %s', async (extension) => {
    const { url } = await openEmbedded(dataDir, quick);
    expect(await value(url, `select count(*)::int from pg_available_extensions where name = '${extension}'`)).toBe(1);
  });

  it('makes password and address readable only by their owner', async () => {
    await openEmbedded(dataDir, quick);
    for (const name of ['postgres.password', 'postgres.url']) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
    }
    const { url } = await openEmbedded(dataDir, quick);
    const stranger = new URL(url);
    stranger.password = 'guessed';
    await expect(value(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('is found without its address file, as after a crash of its starter', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    await rm(join(dataDir, 'postgres.url'));
    expect(await openEmbedded(dataDir, quick)).toMatchObject({ url, startedHere: false });
    expect(await readFile(join(dataDir, 'postgres.url'), 'utf8')).toBe(url);
  });

  it('is not confused with the database of a copied data directory', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    const copy = join(folder, 'copy');
    const made = await openEmbedded(copy, quick);
    await stopUnused(copy);
    for (const name of ['postgres.password', 'postgres.url']) await copyFile(join(dataDir, name), join(copy, name));
    expect(await stopUnused(copy)).toBe(false);
    expect(made.url).not.toBe(url);
    expect(await value(url, 'select 1')).toBe(1);
  });

  it('is stopped only when no client is connected', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    await connected(url, async () => {
      expect(await stopUnused()).toBe(false);
    });
    await stopped();
    await expect(value(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(await stopUnused()).toBe(false);
  });

  it('keeps its data after a stop', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    await value(url, 'create table kept as select 42 as number').catch(() => undefined);
    await stopped();
    const again = await openEmbedded(dataDir, quick);
    expect(again.startedHere).toBe(true);
    expect(await value(again.url, 'select number from kept')).toBe(42);
  });

  it('logs failures, but neither statements nor values', async () => {
    const { url } = await openEmbedded(dataDir, quick);
    await connected(url, async (client) => {
      await client.query('create table people (email text unique)');
      const add = () => client.query('insert into people (email) values ($1)', ['ann@example.com']);
      await add();
      await expect(add()).rejects.toThrow('people_email_key');
      await expect(client.query(`insert into people values ('ann@example.com')`)).rejects.toThrow('people_email_key');
    });
    const log = await readFile(serverFiles(dataDir).log, 'utf8');
    expect(log).toContain('people_email_key');
    expect(log).not.toMatch(/ann@example|insert into/);
  });

  it('reports a lost password, and leaves the data alone', async () => {
    await openEmbedded(dataDir, quick);
    const path = join(dataDir, 'postgres.password');
    const password = await readFile(path, 'utf8');
    await stopped();
    await rm(path);
    await expect(openEmbedded(dataDir, quick)).rejects.toThrow(/postgres.password is missing/);
    await writeFile(path, password, { mode: 0o600 });
    expect((await openEmbedded(dataDir, quick)).startedHere).toBe(true);
  });

  it('starts after a crash when its process id belongs to another process', async () => {
    await openEmbedded(dataDir, quick);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    const lines = (await readFile(pidFile, 'utf8')).split('\n');
    await stopped();
    // A process of the server's user would also do. PostgreSQL itself cannot distinguish them.
    await writeFile(pidFile, [process.pid, ...lines.slice(1)].join('\n'));
    expect((await openEmbedded(dataDir, quick)).startedHere).toBe(true);
  });
});
