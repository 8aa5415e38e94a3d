import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@partner/testing';
import { programOf, commonEnvironment, partner, processDatabase, ServerProcess } from './support/processes.js';

const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

/** Steps of the rotation, as an operator sets them. */
const steps = [
  { PARTNER_SECRET: old },
  { PARTNER_SECRET: old, PARTNER_SECRET_PREVIOUS: next },
  { PARTNER_SECRET: next, PARTNER_SECRET_PREVIOUS: old },
] as const;

describe('PARTNER_SECRET of running servers (R87)', () => {
  let testDatabase: TestDatabase;
  let receiver: Server;
  let settings: Record<string, string>;
  let key: string;
  let location: string;
  const arrived = new Set<string>();
  let notice: () => void = () => undefined;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.end();
        arrived.add((JSON.parse(Buffer.concat(chunks).toString()) as { resourceId: string }).resourceId);
        notice();
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    testDatabase = await processDatabase();
    settings = { DATABASE_URL: testDatabase.serverUrl, ...steps[0] };
    const [{ id: company }] = (await partner(['company', 'create', '--name', 'Rotating Sheds'], settings)) as [
      { id: string },
    ];
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    key = (await partner(words, settings))[0]!['apiKey']!;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await partner(['webhook', 'create', '--company', company, '--url', url], settings);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  });
  afterAll(async () => {
    receiver.close();
    receiver.closeAllConnections();
    await testDatabase.drop();
  });

  async function start(app: string, more: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = await ServerProcess.start({ ...settings, ...more }, app);
    running.push(server);
    return server;
  }

  /** Returns exit status and output of a rejected start. */
  const refusal = (app: string, more: Readonly<Record<string, string>>): Promise<{ status: unknown; said: string }> =>
    new Promise((resolve) => {
      const env = { ...process.env, ...commonEnvironment, ...settings, ...more };
      execFile(process.execPath, [programOf(app)], { env }, (error, stdout, stderr) =>
        resolve({ status: error?.code, said: stdout + stderr }),
      );
    });

  /** Creates a lead and waits until a worker has delivered its event, signed with a stored secret. */
  async function delivered(api: ServerProcess): Promise<void> {
    location ??= await made(api, 'locations', { name: 'Lot', address: '1 Main St' });
    const id = await made(api, 'leads', { locationId: location, customer: { email: 'ada@example.com' } });
    while (!arrived.has(id)) await new Promise<void>((resolve) => (notice = resolve));
  }

  async function made(api: ServerProcess, path: string, body: object): Promise<string> {
    const answer = await api.call('POST', path, key, body);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  }

  it.each(['api', 'worker'])('with another value prevents the start of the %s with a one-line error', async (app) => {
    const { status, said } = await refusal(app, { PARTNER_SECRET: next });
    expect(status).toBe(1);
    expect(said).toMatch(/^PARTNER_SECRET is not the key of this database: [^\n]*\n$/);
    expect(said).not.toContain(next);
  });

  it('is rotated in three steps while old and new servers run side by side', async () => {
    let servers = await Promise.all([start('api', steps[0]), start('worker', steps[0])]);
    for (const step of steps.slice(1)) {
      const replaced = servers;
      servers = await Promise.all([start('api', step), start('worker', step)]);
      await delivered(replaced[0]);
      await delivered(servers[0]);
      for (const server of replaced) expect(await server.end()).toBe(0);
    }
    const lines = await partner(['secrets', 'rotate'], { ...settings, ...steps[2] });
    expect(lines.at(-1)).toEqual({ keysForgotten: 1 });
    await delivered(servers[0]);
    for (const server of servers) expect(await server.end()).toBe(0);

    const last = await Promise.all([start('api', { PARTNER_SECRET: next }), start('worker', { PARTNER_SECRET: next })]);
    await delivered(last[0]);
    expect(await refusal('worker', steps[0])).toMatchObject({ status: 1 });
  });
});
