import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { verifyWebhook } from '@partner/sdk';
import { commonEnvironment, integratorsProgram } from './support/processes.js';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

const follower = join(import.meta.dirname, '../../../tools/verify/shared/follower.mjs');
const secret = 'whsec_of_a_test';

describe('partner listen, and a follower of the SDK (R85)', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;
  let folder: string;
  let receiver: Server;
  /** Ids of events that arrived with a valid signature, in order. */
  let arrived: string[];
  /** True if the receiver accepts events. */
  let takes: boolean;
  const programs: ChildProcess[] = [];

  beforeEach(async () => {
    api = await TestApi.shared();
    company = await api.company();
    lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
    folder = await mkdtemp(join(tmpdir(), 'partner-listen-'));
    [arrived, takes] = [[], true];
    receiver = createServer((request, response) => {
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const signature = String(request.headers['x-service-signature']);
        const { id } = await verifyWebhook({ body: Buffer.concat(parts), signature, secret });
        if (takes) arrived.push(id);
        response.writeHead(takes ? 204 : 500).end();
      })();
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    await Promise.all(programs.splice(0).map((program) => end(program)));
    receiver.close();
    await rm(folder, { recursive: true });
  });

  const start = (...words: string[]): ChildProcess & { lines: Interface } => {
    const env = { ...process.env, ...commonEnvironment, PARTNER_CONFIG_DIR: folder };
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    programs.push(child);
    return Object.assign(child, { lines: createInterface({ input: child.stdout }) });
  };
  const end = async (program: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> => {
    if (program.exitCode !== null || program.signalCode !== null) return;
    const exited = once(program, 'exit');
    program.kill(signal);
    await exited;
  };
  const listen = (...words: string[]) => {
    const { port } = receiver.address() as AddressInfo;
    const address = ['--api', api.url, '--forward', `http://127.0.0.1:${port}/hook`, '--secret', secret];
    return start(integratorsProgram, 'listen', '--json', '--key', company.key, ...address, ...words);
  };
  const lead = async (): Promise<void> => {
    const customer = { name: 'Ann', phone: '555 0100' };
    expect((await company.post('leads', { locationId: lot, customer })).status).toBe(201);
  };
  const events = async (types = ''): Promise<string[]> => {
    const ids: string[] = [];
    for (let cursor = '0'.repeat(24); ;) {
      const { body } = await company.get<{ data: { id: string }[]; nextCursor: string; hasMore: boolean }>(
        `events?limit=200&cursor=${cursor}&types=${types}`,
      );
      ids.push(...body.data.map(({ id }) => id));
      cursor = body.nextCursor;
      if (!body.hasMore) return ids;
    }
  };

  it('lose nothing when killed while events arrive', async () => {
    const file = join(folder, 'followed');
    const startBoth = () => [listen('--from-start'), start(follower, api.url, file, company.key)] as const;
    const count = 300;
    const writing = Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let index = 0; index < count / 4; index += 1) await lead();
      }),
    );
    for (let kill = 0; kill < 3; kill += 1) {
      const [one, two] = startBoth();
      // Both are running when they are killed.
      await Promise.all([once(one.lines, 'line'), once(two.lines, 'line')]);
      const before = arrived.length;
      while (arrived.length === before) await lead();
      await Promise.all([end(one), end(two)]);
    }
    await writing;
    const ids = await events();
    startBoth();
    const followed = async (): Promise<string[]> => (await readFile(file, 'utf8')).split('\n');
    const lacking = (known: readonly string[]): number => ids.filter((id) => !new Set(known).has(id)).length;
    while (lacking(arrived) > 0 || lacking(await followed()) > 0) await pause(20);
    expect(new Set(arrived).size).toBe(ids.length);
    // Only events in flight arrive twice.
    expect(arrived.length - ids.length).toBeLessThanOrEqual(3);
  });

  it('starts at the next event, filters by type, and logs its activity', async () => {
    await lead();
    const one = listen('--types', 'lead.created');
    const [first] = (await once(one.lines, 'line')) as [string];
    const { cursorFile, ...said } = JSON.parse(first) as Record<string, string>;
    expect(said).toMatchObject({ from: api.url, secret });
    while (!(await stat(cursorFile!).catch(() => undefined))) await pause(20);
    expect((await stat(cursorFile!)).mode & 0o777).toBe(0o600);
    expect(cursorFile).not.toContain(company.key.slice(-20));
    await lead();
    const [second] = (await once(one.lines, 'line')) as [string];
    const made = (await events('lead.created')).at(-1);
    expect([JSON.parse(second), arrived]).toEqual([{ event: made, type: 'lead.created', status: 204 }, [made]]);
    await end(one, 'SIGTERM');
    expect(one.exitCode).toBe(0);
  });

  it('sends an event again, those after an event, and examples of events that never happened', async () => {
    for (let count = 0; count < 3; count += 1) await lead();
    const ids = await events('lead.created');
    const examples: string[] = [];
    receiver.prependListener('request', ({ headers }: IncomingMessage) => {
      if (headers['x-service-example'] === 'true') examples.push(String(headers['x-service-event-type']));
    });
    const ended = async (...words: string[]): Promise<number | null> => {
      const child = listen(...words);
      const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.lines.resume();
      return exited;
    };
    expect(await ended('--event', ids[1]!)).toBe(0);
    expect(arrived).toEqual([ids[1]]);
    expect(await ended('--event', '0'.repeat(24))).toBe(1);
    const types = ['delivery.delivered', 'lead.deleted'];
    expect(await ended('--example', '--types', types.join(','))).toBe(0);
    expect(examples).toEqual(types);
    expect((await company.post(`events/${arrived.at(-1)!}/redeliver`, {})).status).toBe(404);
    arrived = [];
    listen('--after', ids[0]!, '--types', 'lead.created');
    while (arrived.length < 2) await pause(20);
    expect(arrived).toEqual(ids.slice(1));
  });

  it('retries an event until it is accepted', async () => {
    takes = false;
    const one = listen('--from-start');
    await lead();
    const errors = createInterface({ input: one.stderr! });
    expect(((await once(errors, 'line')) as [string])[0]).toMatch(/was not accepted: responded with 500/);
    takes = true;
    const ids = await events();
    while (arrived.length < ids.length) await pause(20);
    expect(arrived).toEqual(ids);
  });

  it('explains the remedy when the feed has dropped its cursor', async () => {
    const file = join(folder, 'cursor.json');
    await writeFile(file, JSON.stringify({ cursor: unknownId, secret }));
    const one = listen('--cursor-file', file);
    const [line] = (await once(createInterface({ input: one.stderr! }), 'line')) as [string];
    expect(line).toContain(`to start again without a cursor: remove ${file}`);
  });

  it.each([
    [['--types', 'lead.created', '--forward', 'ftp://x'], /--forward must be an http address/, 2],
    [['--key', `pk_test_${newId()}_${newId()}_x`], /401: invalid or expired credential/, 1],
  ])('exits with an error for %j', async (words, message, status) => {
    const one = listen('--from-start', ...words);
    const [line] = (await once(createInterface({ input: one.stderr! }), 'line')) as [string];
    expect(line).toMatch(message);
    if (one.exitCode === null) await once(one, 'exit');
    expect(one.exitCode).toBe(status);
  });
});
