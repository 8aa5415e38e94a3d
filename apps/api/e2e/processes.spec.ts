import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testRedis, type TestDatabase } from '@partner/testing';
import { partner, processDatabase, ServerProcess, TrappedDatabase } from './support/processes.js';

/** Number of times a list is read through one process after a write through the other. */
const pairs = Number(process.env['PARTNER_TEST_PAIRS'] ?? 300);

describe('API processes', () => {
  let testDatabase: TestDatabase;
  let company: string;
  let credential: { id: string; apiKey: string };
  let lot: string;
  let settings: Record<string, string>;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    testDatabase = await processDatabase();
    settings = {
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_RATE_PER_SECOND: '100000',
      PARTNER_RATE_BURST: '100000',
    };
    company = await newCompany('Two Process Sheds');
    credential = await newKey();
    const api = await start({});
    const made = await api.call('POST', 'locations', credential.apiKey, { name: 'Lot', address: '1 Main St' });
    lot = ((await made.json()) as { id: string }).id;
    expect(await api.end()).toBe(0);
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((api) => api.end('SIGKILL')));
  });
  afterAll(() => testDatabase.drop());

  async function start(more: Record<string, string>): Promise<ServerProcess> {
    const api = await ServerProcess.start({ ...settings, ...more });
    running.push(api);
    return api;
  }
  const newCompany = async (name: string): Promise<string> =>
    (await partner(['company', 'create', '--name', name], settings))[0]!['id']!;
  const newKey = async (of = company): Promise<{ id: string; apiKey: string }> =>
    (
      await partner(['credential', 'create', '--company', of, '--type', 'api_key', '--scopes', 'all'], settings)
    )[0] as never;
  const total = async (api: ServerProcess, query: string): Promise<number> =>
    ((await (await api.call('GET', `leads?limit=1&${query}`, credential.apiKey)).json()) as { total: number }).total;

  it('create one record and replay the response after a SIGKILL between commit and response (I3)', async () => {
    const wire = await TrappedDatabase.before(testDatabase.serverUrl);
    const body = { locationId: lot, customer: { email: 'once@example.com' }, externalReferences: { order: 'once' } };
    const send = (api: ServerProcess) =>
      api.call('POST', 'leads', credential.apiKey, body, { 'idempotency-key': 'only-once' });
    const doomed = await start({ DATABASE_URL: wire.url });
    wire.trap = () => doomed.process.kill('SIGKILL');
    await expect(send(doomed)).rejects.toThrow();
    await wire.close();

    const next = await start({});
    const retried = await send(next);
    expect(retried.status).toBe(201);
    expect(retried.headers.get('idempotency-replayed')).toBe('true');
    expect(retried.headers.get('etag')).toBe('"1"');
    const text = await retried.text();
    expect(await (await send(next)).text()).toBe(text);
    expect(await total(next, 'externalRef=order:once')).toBe(1);
  });

  it('never return a list older than a write through the other (W13)', async () => {
    const redis = { REDIS_URL: testRedis() };
    const two = await Promise.all([start(redis), start(redis)]);
    const reference = `stale${Date.now()}`;
    let stale = 0;
    for (let pair = 1; pair <= pairs; pair += 1) {
      const [writer, reader] = pair % 2 === 0 ? two : [two[1], two[0]];
      await total(reader, `externalRef=run:${reference}`);
      const made = await writer.call('POST', 'leads', credential.apiKey, {
        locationId: lot,
        customer: { email: 'pairs@example.com' },
        externalReferences: { run: reference },
      });
      expect(made.status).toBe(201);
      await made.arrayBuffer();
      if ((await total(reader, `externalRef=run:${reference}`)) !== pair) stale += 1;
    }
    expect(stale).toBe(0);
  });

  // Cached lists use another code path.
  it.each(['me', 'leads?limit=1'])('share one rate limit bucket for %s (W11)', async (path) => {
    const limited = { REDIS_URL: testRedis(), PARTNER_RATE_PER_SECOND: '0.001', PARTNER_RATE_BURST: '40' };
    const two = await Promise.all([start(limited), start(limited)]);
    // Under these limits, the company bucket of this server would fail other servers.
    const limitedCompany = await newCompany('Limited Sheds');
    const [first, { apiKey }] = [await newKey(limitedCompany), await newKey(limitedCompany)];
    for (const api of two) expect((await api.call('GET', path, first.apiKey)).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => two[index % 2]!.call('GET', path, apiKey)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('reject a key on the next request after its revocation, with and without Redis (A2)', async () => {
    const both = await Promise.all([start({}), start({ REDIS_URL: testRedis() })]);
    const { id, apiKey } = await newKey();
    for (const api of both) expect((await api.call('GET', 'me', apiKey)).status).toBe(200);
    await partner(['credential', 'revoke', id], settings);
    for (const api of both) expect((await api.call('GET', 'me', apiKey)).status).toBe(401);
  });

  it('reflect changes by the operator immediately (W13)', async () => {
    const api = await start({});
    const list = async (): Promise<number> =>
      ((await (await api.call('GET', 'locations', credential.apiKey)).json()) as { total: number }).total;
    const before = await list();
    for (let index = 1; index <= 3; index += 1) {
      await partner(['company', 'list'], settings);
      await applyLine({ put: 'location', name: `Applied ${index}`, address: '1' });
      expect(await list()).toBe(before + index);
    }
  });

  async function applyLine(line: object): Promise<void> {
    const { mkdtemp, rm, writeFile } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const folder = await mkdtemp(`${tmpdir()}/partner-apply-`);
    await writeFile(`${folder}/lines`, `${JSON.stringify(line)}\n`);
    const [result] = await partner(['apply', '--company', company, `${folder}/lines`], settings);
    expect(result).toMatchObject({ ok: true, line: 1 });
    await rm(folder, { recursive: true });
  }
});
