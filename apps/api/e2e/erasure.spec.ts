import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@partner/postgres';
import { testRedis, type TestDatabase } from '@partner/testing';
import { raw } from 'sql-template-tag';
import { filesWith, keysWith, tablesWith } from './support/marker-search.js';
import { partner, processDatabase, ServerProcess } from './support/processes.js';

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(50);
};

/** Texts of the person: the first is part of every text field, the second of every phone number. */
const markers = ['zyxmarker', '5550176543'] as const;
const [word, phone] = markers;
const email = `${word}@example.com`;
const address = { address: `1 ${word} Road`, city: word, state: word, zipCode: word };
const source = { sourceMetadata: { note: word }, externalReferences: { crm: word } };

type Body = Record<string, unknown> & { readonly id: string };

/** Endpoint and CRM. The endpoint fails for new leads and repeats what it received. */
async function echo(received: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      received.push(`${request.url} ${body}`);
      const fails = body.includes('"lead.created"');
      response.writeHead(fails ? 500 : 200, { 'content-type': 'application/json' });
      response.end(fails ? body : '{}');
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

describe('erasing a person (R110)', () => {
  const received: string[] = [];
  const servers: ServerProcess[] = [];
  let endpoint: Server;
  let testDatabase: TestDatabase;
  let folder: string;
  let settings: Record<string, string>;
  let company: string;
  let key: string;
  let customer: string;
  let order: string;

  const command = (...words: string[]) => partner(words, settings);
  const call = async (method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const answer = await servers[0]!.call(method, path, key, body, more);
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Body };
  };
  const made = async (path: string, body: unknown, more: Record<string, string> = {}): Promise<Body> => {
    const answer = await call('POST', path, body, more);
    if (answer.status > 202) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer.body;
  };
  const start = async (): Promise<void> => {
    for (const app of ['api', 'worker']) servers.push(await ServerProcess.start(settings, app));
  };
  const stop = async (): Promise<string> => {
    const ended = servers.splice(0);
    await Promise.all(ended.map((server) => server.end()));
    return ended.map(({ log }) => log).join('');
  };
  /** Every table, file, Redis key and log line with a marker. */
  const places = async (log: string, url = testDatabase.url): Promise<string[]> => [
    ...(await tablesWith(markers, url)),
    ...(await filesWith(markers, folder)),
    ...(await keysWith(markers, testRedis())),
    ...log.split('\n').filter((line) => markers.some((marker) => line.includes(marker))),
  ];

  beforeAll(async () => {
    testDatabase = await processDatabase();
    folder = await mkdtemp(join(tmpdir(), 'partner-erasure-'));
    endpoint = await echo(received);
    settings = {
      DATABASE_URL: testDatabase.serverUrl,
      REDIS_URL: testRedis(),
      PARTNER_DATA_DIR: folder,
      PARTNER_ALLOW_PRIVATE_WEBHOOKS: 'true',
      PARTNER_LOG_LEVEL: 'debug',
    };
    const [shed] = await command('company', 'create', '--name', 'Erasing Sheds');
    company = shed!['id']!;
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    key = (await command(...words))[0]!['apiKey']!;
    const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
    const options = [
      [],
      ['--order', 'record'],
      ['--standard-webhooks', 'true'],
      ['--filter', '{"status":["Open"]}'],
      ['--header', 'X-Gate: open'],
    ];
    for (const option of options)
      await command('webhook', 'create', '--company', company, '--url', `${url}/hook`, ...option);
    await apply([
      { put: 'crm-connection', provider: 'hubspot', accessToken: 'token', baseUrl: url },
      { put: 'location', id: place, name: 'Lot', address: '1 Main St', leadRouting: true },
      { put: 'role', id: idOf('10'), name: 'Seller' },
      { put: 'user', firstName: 'Sam', email: 'sam@example.com', roleId: idOf('10') },
      { put: 'product', id: idOf('11'), name: 'Barn', kind: 'finished' },
      { put: 'size', id: idOf('12'), productId: idOf('11'), name: '10x16', width: 10, length: 16, price: 5000 },
      {
        put: 'work-order',
        id: idOf('13'),
        locationId: place,
        serialNumber: 'SN-1',
        sizeId: idOf('12'),
      },
    ]);
    await keepBodies('now()');
    await start();
    await fill();
  });
  afterAll(async () => {
    await stop();
    endpoint.close();
    await testDatabase.drop();
    await rm(folder, { recursive: true });
  });

  /** Sets the time since which bodies of requests are kept. */
  async function keepBodies(since: 'now()' | 'null'): Promise<void> {
    const database = new Database({ url: testDatabase.url, maxConnections: 1 });
    await database.query(raw(`update companies set request_bodies_since = ${since}`));
    await database.close();
  }

  const idOf = (end: string): string => end.padStart(24, '0');
  const place = idOf('1');
  const shop = 'https://shop.example';

  async function apply(lines: readonly object[]): Promise<void> {
    const file = join(folder, 'lines.ndjson');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    await command('apply', '--company', company, file).catch(
      ({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => {
        throw new Error(stdout + stderr);
      },
    );
    await rm(file);
  }

  /** Sends the markers in every text about a customer that the API takes, and lets everything run. */
  async function fill(): Promise<void> {
    const contact = { name: `${word} Miller`, email, phone };
    const person = {
      ...contact,
      ...address,
      contactName: word,
      contactPerson: word,
      externalReferences: { crm: word },
    };
    const keyed = { 'idempotency-key': 'erased' };
    customer = (await made('customers', person, keyed)).id;
    await call('PATCH', `customers/${customer}`, { name: `${word} Smith` });
    const twin = await made('customers', { ...person, email: `2${email}` });
    await made(`customers/${twin.id}/merge`, { survivorId: customer });
    const lead = await made('leads', { locationId: place, customer: contact, ...source }, keyed);
    await call('PATCH', `leads/${lead.id}`, source);
    await made(`leads/${lead.id}/status`, { status: 'Lost', actionDescription: word });
    const deliveryAddress = { ...address, latitude: 1, longitude: 2 };
    const quote = await made('quotes', { workOrderId: idOf('13'), customer: contact, deliveryAddress, ...source });
    await call('PATCH', `quotes/${quote.id}`, { customerName: `${word} Q`, deliveryAddress: word });
    order = (await made(`quotes/${quote.id}/convert`, {}, keyed)).id;
    await call('PATCH', `orders/${order}`, { customerName: `${word} O`, deliveryCity: word });
    const own = {
      locationId: place,
      productId: idOf('11'),
      customerId: customer,
      deliveryAddress,
      note: word,
      ...source,
    };
    await made('orders', own);
    await made(`orders/${order}/payments`, { method: 'check', amount: 5, checkNumber: word, description: word });
    await made(`orders/${order}/payments`, { method: 'financed', amount: 5, bankName: word });
    await made(`orders/${order}/status`, { status: 'On hold', actionDescription: word });
    const contentBase64 = Buffer.from(`contract of ${word}`).toString('base64');
    const document = { put: 'document', name: `${word} contract`, fileName: `${word}.pdf`, type: word, contentBase64 };
    await apply([
      { ...document, entityType: 'order', entityId: order, mimeType: 'application/pdf', type: 'contract' },
      { ...document, entityType: 'workOrder', entityId: idOf('13'), mimeType: 'application/pdf', type: 'sheet' },
    ]);
    for (const list of ['customers', 'leads', 'quotes', 'orders', 'payments', 'sales-ledger', 'orders/snapshot'])
      await call('GET', list);
    await call('GET', `customers?search=${word}`);
    await visits();
    await until(async () => (await filesWith(markers, join(folder, 'mail')).catch(() => [])).length > 0);
    await until(() => ['/hook', '/crm'].every((path) => received.some((line) => line.startsWith(path))));
    await until(() =>
      ['lead.created', 'order.status_changed'].every((type) => received.some((line) => line.includes(type))),
    );
  }

  /** Visits a website and the configurator: one visit names the person, one belongs to a session, one to a stranger. */
  async function visits(): Promise<void> {
    await apply([
      { put: 'company', configuratorUrl: 'https://configurator.example', configuratorLaunchAllowlist: [shop] },
    ]);
    const { sessionId } = await made('configurator-sessions', { customerId: customer, returnUrl: `${shop}/${word}` });
    const seen = (session: unknown, ...pages: string[]): Promise<unknown> =>
      made('site-events', {
        session_id: session,
        visitor_id: word,
        ...{ timezone: word, language: word, correlation_id: word, client_ip: word, client_user_agent: word },
        ...{ referrer: `${shop}/${word}`, utm: { utm_source: word } },
        events: pages.map((page) => ({
          ...{ event_type: 'page.view', page, step: word, menu_item: word, quote_id: word, config_id: word },
          ...{ customer: { email }, delivery: { line1: word }, payment: { trigger: word }, payload: [word] },
        })),
      });
    await made('site-events', {
      session_id: 'entered',
      events: [{ event_type: 'customer.profile', customer: { email: email.toUpperCase(), last_name: word } }],
    });
    await seen('named', '/barns', `/thanks?email=${encodeURIComponent(email.toUpperCase())}`);
    await seen(sessionId, `/configurator/${word}`);
    const stranger = {
      session_id: 'stranger',
      visitor_id: 'v-1',
      events: [{ event_type: 'page.view', page: '/kept' }],
    };
    await made('site-events', stranger);
  }

  it('removes it from every table, file, Redis key and log, and from a restored backup', async () => {
    const before = await places(await stop());
    for (const place of [
      'customers',
      'leads',
      'quotes',
      'orders',
      'work_orders',
      'payments',
      'documents',
      'sales_ledger_movements',
      'idempotency_keys',
      'status_history',
      'audit_entries',
      'events',
      'request_bodies',
      'webhook_attempts',
      'webhook_deliveries',
      'site_events',
      'configurator_sessions',
      'mail',
      'documents',
      ':lists:entry',
    ])
      expect({ place, found: before.some((found) => found.includes(place)) }).toEqual({ place, found: true });
    const backup = await copyOf(testDatabase);
    await start();

    const erased = await call('POST', `customers/${customer}/erase`, undefined);
    expect(erased).toMatchObject({
      status: 200,
      body: { customerId: customer, status: 'running', erased: { customers: 2 } },
    });
    const again = () => call('POST', `customers/${customer}/erase`, undefined);
    await until(async () => (await again()).body['status'] === 'finished');
    const certificate = (await again()).body;
    expect(certificate['erased']).toMatchObject({
      customers: 2,
      leads: 1,
      quotes: 1,
      orders: 2,
      payments: 2,
      documents: 2,
      configuratorSessions: 1,
      siteEvents: 4,
    });
    const visited = (await call('GET', 'site-events')).body['data'] as { page?: string; visitorId?: string }[];
    expect(visited.map(({ page, visitorId }) => [page, visitorId])).toEqual([
      ['/kept', 'v-1'],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
    ]);
    expect((await again()).body).toEqual(certificate);

    // The record and its numbers stay.
    const item = (await call('GET', `customers/${customer}`)).body;
    expect(item).toMatchObject({ id: customer, erased: true, active: false, code: expect.any(String) });
    expect(item).not.toHaveProperty('name');
    expect((await call('GET', `orders/${order}`)).body).toMatchObject({ id: order, orderNumber: expect.any(Number) });

    // The next requests send the data again.
    await keepBodies('null');
    // A stored response is gone with the data in it; its key stays used (I5).
    const replayed = await call(
      'POST',
      'leads',
      { locationId: place, customer: { name: `${word} Miller`, email, phone }, ...source },
      { 'idempotency-key': 'erased' },
    );
    expect(replayed).toMatchObject({ status: 410, body: { code: 'response_erased' } });
    for (const [method, path, body] of [
      ['PATCH', `customers/${customer}`, { name: 'Ada' }],
      ['PATCH', `orders/${order}`, { customerName: 'Ada' }],
      ['POST', 'orders', { locationId: place, productId: idOf('11'), customerId: customer }],
      ['POST', `orders/${order}/payments`, { method: 'check', amount: 5, checkNumber: '7' }],
      ['POST', `orders/${order}/payment-links`, { amount: 5, email: 'ada@example.com' }],
    ] as const)
      expect(await call(method, path, body)).toMatchObject({ status: 409, body: { code: 'customer_erased' } });

    expect(await call('POST', `orders/${order}/payments`, { method: 'cash', amount: 5 })).toMatchObject({
      status: 201,
    });

    expect(await places(await stop())).toEqual([]);
    expect(await tablesWith(markers, backup.url)).not.toEqual([]);
    const replay = await partner(['erasures', 'replay'], { ...settings, DATABASE_URL: backup.url });
    expect(replay).toHaveLength(2);
    expect(replay).toContainEqual(
      expect.objectContaining({
        customerId: customer,
        status: 'finished',
        erased: expect.objectContaining({ leads: 1 }),
      }),
    );
    expect(replay).toContainEqual({ company, customerId: expect.any(String), status: 'merged' });
    expect(await tablesWith(markers, backup.url)).toEqual([]);
    await backup.drop();
  });
});

/** Copies a database that no one uses, as a restored backup. */
async function copyOf({ url }: TestDatabase): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const copy = new URL(url);
  const name = copy.pathname.slice(1);
  copy.pathname = `/${name}_backup`;
  const run = async (text: string): Promise<void> => {
    const server = new Database({
      url: Object.assign(new URL(url), { pathname: '/postgres' }).href,
      maxConnections: 1,
    });
    await server.query(raw(text)).finally(() => server.close());
  };
  await run(`create database ${name}_backup template ${name}`);
  return { url: copy.href, drop: () => run(`drop database ${name}_backup with (force)`) };
}
