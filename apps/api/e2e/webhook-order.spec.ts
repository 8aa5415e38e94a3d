import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@partner/testing';
import { partner, processDatabase, ServerProcess } from './support/processes.js';

interface Arrival {
  readonly id: string;
  readonly type: string;
  readonly resourceId: string;
  readonly resourceVersion: number;
}

describe('an endpoint with an order, from the API to the receiver (E13)', () => {
  let testDatabase: TestDatabase;
  let folder: string;
  let settings: Record<string, string>;
  let receiver: Server;
  let api: ServerProcess;
  let key: string;
  let lot: string;
  const workers: ServerProcess[] = [];
  const arrivals: Arrival[] = [];
  /** Responds to an event; events of which it is false are rejected. */
  let accepts: (event: Arrival) => boolean = () => true;

  beforeAll(async () => {
    [testDatabase, folder] = await Promise.all([processDatabase(), mkdtemp(join(tmpdir(), 'partner-order-'))]);
    receiver = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const event = JSON.parse(text) as Arrival;
        arrivals.push(event);
        response.writeHead(accepts(event) ? 204 : 500).end();
        receiver.emit('received');
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    settings = {
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_RATE_PER_SECOND: '100000',
      PARTNER_RATE_BURST: '100000',
    };
    const company = (await partner(['company', 'create', '--name', 'Ordered Sheds'], settings))[0]!['id']!;
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    await writeFile(join(folder, 'lines'), JSON.stringify({ put: 'location', name: 'Lot', address: '1 Main St' }));
    const [made, put] = await Promise.all([
      partner(words, settings),
      partner(['apply', '--company', company, join(folder, 'lines')], settings),
      partner(['webhook', 'create', '--company', company, '--url', url, '--order', 'record'], settings),
    ]);
    [key, lot] = [made[0]!['apiKey']!, put[0]!['id']!];
    const started = await Promise.all(['api', 'worker', 'worker'].map((app) => ServerProcess.start(settings, app)));
    [api] = started as [ServerProcess];
    workers.push(...started.slice(1));
  });
  afterAll(async () => {
    await Promise.all([api, ...workers].map((server) => server.end('SIGKILL')));
    receiver.closeAllConnections();
    receiver.close();
    await Promise.all([testDatabase.drop(), rm(folder, { recursive: true })]);
  });

  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await once(receiver, 'received');
  };
  const aLead = async (): Promise<string> => {
    const customer = { name: 'Ada', email: 'ada@example.com' };
    const made = await api.call('POST', 'leads', key, { locationId: lot, customer });
    return ((await made.json()) as { id: string }).id;
  };
  const rename = (lead: string, count: number): Promise<void> =>
    Array.from({ length: count }).reduce<Promise<void>>(async (before, _, index) => {
      await before;
      const { status } = await api.call('PATCH', `leads/${lead}`, key, { salespersonName: `Ada ${index}` });
      expect(status).toBe(200);
    }, Promise.resolve());
  const versionsOf = (lead: string): number[] =>
    arrivals.filter(({ resourceId }) => resourceId === lead).map(({ resourceVersion }) => resourceVersion);

  it('gets the events of each record in order, and those of others while one fails', async () => {
    const [failing, healthy] = [await aLead(), await aLead()];
    let rejected = 0;
    accepts = ({ resourceId, resourceVersion }) =>
      resourceId !== failing || resourceVersion !== 2 || (rejected += 1) > 1;
    await rename(failing, 3);
    await rename(healthy, 5);
    await until(() => versionsOf(healthy).at(-1) === 6);
    expect(versionsOf(healthy)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(versionsOf(failing).every((version) => version <= 2)).toBe(true);
    await until(() => versionsOf(failing).at(-1) === 4);
    expect(versionsOf(failing)).toEqual([1, 2, 2, 3, 4]);
  });

  it('loses nothing and keeps the order when a worker is killed', async () => {
    accepts = () => true;
    const leads = await Promise.all([aLead(), aLead(), aLead()]);
    const renamed = Promise.all(leads.map((lead) => rename(lead, 20)));
    await until(() => leads.some((lead) => versionsOf(lead).length > 5));
    await workers[0]!.end('SIGKILL');
    await renamed;
    await until(() => leads.every((lead) => versionsOf(lead).at(-1) === 21));
    for (const lead of leads)
      // A delivery that the killed worker had sent arrives again, before the next one.
      expect([...new Set(versionsOf(lead))]).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    for (const lead of leads) expect(versionsOf(lead)).toEqual([...versionsOf(lead)].sort((one, two) => one - two));
  });
});
