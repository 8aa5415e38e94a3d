import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import { integratorsProgram } from './support/processes.js';

describe('the command line of integrators', () => {
  let demo: DemoCompany;
  let folder: string;

  beforeAll(async () => {
    demo = await DemoCompany.start();
    folder = await mkdtemp(join(tmpdir(), 'partner-command-line-'));
  });
  afterAll(async () => {
    await demo?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs a command, and returns its status and its output. */
  const runWith = async (input: string, key: string | undefined, args: readonly string[]) => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PARTNER_CONFIG_DIR: folder,
      ...(key !== undefined && { PARTNER_KEY: key }),
    };
    const child = spawn(process.execPath, [integratorsProgram, ...args], { env });
    child.stdin.end(input);
    const printed = Promise.all([text(child.stdout), text(child.stderr)]);
    const [status] = (await once(child, 'close')) as [number];
    const [said, reported] = await printed;
    return { status, said, reported };
  };
  const run = (...args: string[]) => runWith('', undefined, args);
  const linesOf = (said: string): Record<string, unknown>[] =>
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it('stores a pasted key, which only its owner may read, and uses it from then on', async () => {
    const { api, company } = demo;
    const file = join(folder, 'login.json');
    const { status, said, reported } = await runWith(`Bearer ${company.key}\n`, undefined, ['login', '--api', api.url]);
    expect([status, reported]).toEqual([0, '']);
    expect(said).toMatch(
      /^Logged in to Ozark Sheds & Cabins at http.*\nThe key has \d+ scopes\. It is stored in .*\n$/,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ current: api.url, keys: { [api.url]: company.key } });
    expect(JSON.parse((await run('call', 'getMe')).said)).toMatchObject({ companyName: 'Ozark Sheds & Cabins' });
  });

  it('does not store a key that the API rejects', async () => {
    const before = await readFile(join(folder, 'login.json'), 'utf8');
    const key = `pk_test_${'0'.repeat(24)}_${'0'.repeat(24)}_x`;
    const { status, reported } = await run('login', '--api', `${demo.api.url}/partner/v1/`, '--key', key);
    expect([status, reported]).toEqual([1, expect.stringContaining('does not accept this key')]);
    expect(await readFile(join(folder, 'login.json'), 'utf8')).toBe(before);
  });

  it('causes every event that calls can cause', async () => {
    const types = linesOf((await run('trigger', '--list', '--json')).said).filter(({ calls }) => calls);
    for (const { type, calls } of types) {
      const { status, said, reported } = await run('trigger', String(type), '--json');
      expect([type, status, reported]).toEqual([type, 0, '']);
      const lines = linesOf(said);
      expect(lines.slice(0, -1).map(({ operation }) => operation)).toEqual(calls);
      expect(lines.at(-1)).toMatchObject({ type });
    }
  });

  it('prints the calls and the event for people', async () => {
    const { said } = await run('trigger', 'lead.status_changed');
    const [first, , third, event] = said.split('\n');
    expect([first, third]).toEqual([
      'listLocations          200',
      expect.stringMatching(/^changeLeadStatus +200 {2}[0-9a-f]{24}$/),
    ]);
    expect(event).toMatch(/^\S+Z {2}lead\.status_changed +[0-9a-f]{24} {2}lead \d+ Open → Lost$/);
  });

  it('sends an example of an event that no call can cause', async () => {
    const received: IncomingMessage[] = [];
    const receiver = createServer((request, response) => {
      received.push(request);
      response.writeHead(204).end();
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const { port } = receiver.address() as AddressInfo;
    const hook = `http://127.0.0.1:${port}/hook`;
    const { said, status } = await run('trigger', 'delivery.delivered', '--example', '--forward', hook, '--json');
    expect([status, linesOf(said)]).toEqual([
      0,
      [expect.objectContaining({ type: 'delivery.delivered', status: 204 })],
    ]);
    expect(received.map(({ headers }) => headers['x-service-example'])).toEqual(['true']);
    const unknown = await run('trigger', 'delivery.delivred', '--example', '--forward', hook);
    expect([unknown.status, unknown.reported]).toEqual([
      2,
      expect.stringContaining('did you mean delivery.delivered?'),
    ]);
    receiver.close();
  });

  it('does not need to read events for causing one', async () => {
    const key = await demo.company.newKey('partner-api.customers.write');
    const { status, said, reported } = await runWith('', key, ['trigger', 'customer.created']);
    expect([status, said]).toEqual([0, expect.stringMatching(/^createCustomer {9}201 {2}[0-9a-f]{24}\n$/)]);
    expect(reported).toContain('may not read events');
  });

  it('prints the newest events, and those after an event', async () => {
    const { said } = await run('events', '--limit', '250', '--json');
    const events = linesOf(said).map(({ id }) => String(id));
    expect(events).toHaveLength(250);
    expect(linesOf((await run('events', '--limit', '2', '--json')).said).map(({ id }) => id)).toEqual(events.slice(-2));
    const after = await run('events', '--after', events[9]!, '--limit', '3', '--json');
    expect(linesOf(after.said).map(({ id }) => id)).toEqual(events.slice(10, 13));
    expect(await run('events', '--types', 'lead.deleted', '--after', events.at(-1)!)).toMatchObject({
      status: 0,
      said: '',
      reported: 'No events match.\n',
    });
  });

  it('calls operations with parameters and a body', async () => {
    const page = JSON.parse((await run('call', 'listLocations', '--salesLot', 'true', '--limit', '1')).said);
    const body = JSON.stringify({ locationId: page.data[0].id, customer: { name: 'Ada' } });
    const lead = JSON.parse((await runWith(body, undefined, ['call', 'createLead', '--body', '-'])).said);
    const tried = JSON.parse((await runWith(body, undefined, ['call', 'createLead', '--body', '-', '--dry-run'])).said);
    expect(tried).toMatchObject({ data: { orderNumber: lead.orderNumber + 1 }, effects: { mails: 0 } });
    const file = join(folder, 'changes.json');
    await writeFile(file, '{"salesSource": "Website"}');
    const update = (version: string) =>
      run('call', 'updateLead', '--id', lead.id, '--if-match', version, '--body', `@${file}`);
    expect(JSON.parse((await update('1')).said)).toMatchObject({ id: lead.id, salesSource: 'Website' });
    const { status, said, reported } = await update('1');
    expect([status, JSON.parse(said)]).toEqual([1, expect.objectContaining({ code: 'version_mismatch' })]);
    expect(reported).toMatch(/^partner call: 409: .* · request [0-9a-f]+\n$/);
    const output = join(folder, 'lead.json');
    expect(await run('call', 'getLead', '--id', lead.id, '--output', output)).toMatchObject({ status: 0, said: '' });
    expect(JSON.parse(await readFile(output, 'utf8'))).toMatchObject({ id: lead.id });
  });
});
