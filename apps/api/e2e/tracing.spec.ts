import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@partner/testing';
import { Collector, type CollectedSpan } from './support/collector.js';
import { partner, processDatabase, ServerProcess } from './support/processes.js';

/** Environment that makes a process log the loaded parts of its bundle. */
const watching = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      const name = /\\/bundle\\/(.+)-[^/]{8}\\.js$/.exec(url);
      if (name) process.stderr.write('loads ' + name[1] + '\\n');
      return next(url, context);
    } });`)}`,
};

describe('traces (R97)', () => {
  let testDatabase: TestDatabase;
  let folder: string;
  let collector: Collector;
  let receiver: Server;
  let settings: Record<string, string>;
  let key: string;
  let company: string;
  let lot: string;
  let barn: string;
  let api: ServerProcess;
  /** Headers of the received webhooks. */
  const received: IncomingHttpHeaders[] = [];
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    [testDatabase, collector, folder] = await Promise.all([
      processDatabase(),
      Collector.start(),
      mkdtemp(join(tmpdir(), 'partner-traces-')),
    ]);
    receiver = createServer((request, response) => {
      received.push(request.headers);
      request.resume();
      response.end();
      receiver.emit('received');
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    settings = {
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_RATE_PER_SECOND: '100000',
      PARTNER_RATE_BURST: '100000',
      PARTNER_LOG_LEVEL: 'info',
    };
    await prepare();
    [api] = await Promise.all([start(traced()), start(traced(), 'worker')]);
  });
  afterAll(async () => {
    await end('SIGKILL');
    await collector.stop();
    receiver.closeAllConnections();
    receiver.close();
    await Promise.all([testDatabase.drop(), rm(folder, { recursive: true })]);
  });

  const prepare = async (): Promise<void> => {
    company = (await partner(['company', 'create', '--name', 'Traced Sheds'], settings))[0]!['id']!;
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path`;
    const lines = [
      { put: 'location', name: 'Lot', address: '1 Main St' },
      { put: 'product', name: 'Barn', price: 5_000 },
    ];
    await writeFile(join(folder, 'lines'), lines.map((line) => JSON.stringify(line)).join('\n'));
    const [made, put] = await Promise.all([
      partner(words, settings),
      partner(['apply', '--company', company, join(folder, 'lines')], settings),
      partner(['webhook', 'create', '--company', company, '--url', url, '--types', 'order.created'], settings),
    ]);
    key = made[0]!['apiKey']!;
    [lot, barn] = put.map(({ id }) => id) as [string, string];
  };
  const start = async (more: Record<string, string>, app = 'api'): Promise<ServerProcess> => {
    const server = await ServerProcess.start({ ...settings, ...more }, app);
    running.push(server);
    return server;
  };
  const end = (signal?: NodeJS.Signals): Promise<(number | null)[]> =>
    Promise.all(running.splice(0).map((server) => server.end(signal)));
  const traced = (): Record<string, string> => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_BSP_SCHEDULE_DELAY: '20',
  });
  const order = async (headers: Record<string, string> = {}): Promise<void> => {
    const body = { locationId: lot, productId: barn, customer: { name: 'Ada', email: 'ada@example.com' } };
    const made = await api.call('POST', 'orders', key, body, headers);
    expect([made.status, await made.text()]).toEqual([201, expect.any(String)]);
  };
  const requestOf = (id: string): Promise<CollectedSpan> =>
    collector.until(() => collector.spans.find(({ attributes }) => attributes['partner.request_id'] === id));

  it('connect the caller of a request with its use case, statements and delivery', async () => {
    const [traceId, callerId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    await order({ traceparent: `00-${traceId}-${callerId}-01`, 'x-request-id': 'traced order' });
    const request = await requestOf('traced order');
    expect(request).toMatchObject({ service: 'partner-api', traceId, parentSpanId: callerId, failed: false });
    expect(request.name).toBe('POST /partner/v1/orders');
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 201, 'partner.company': company });

    const attempt = await collector.until(() => collector.spans.find(({ name }) => name === 'webhook attempt'));
    expect(attempt).toMatchObject({ service: 'partner-worker', traceId, failed: false });
    expect(attempt.parentSpanId).toBe(request.spanId);
    expect(attempt.attributes).toMatchObject({ 'partner.event_type': 'order.created', 'partner.company': company });
    expect(received.map(({ traceparent }) => traceparent)).toEqual([`00-${traceId}-${attempt.spanId}-01`]);

    const useCase = collector.childrenOf(request).find(({ name }) => name === 'CreateOrder')!;
    expect(useCase.traceId).toBe(traceId);
    const spans = [request, useCase].flatMap((span) => collector.childrenOf(span));
    const sent = spans.map(({ attributes }) => String(attributes['db.query.summary']));
    // Three round trips with a new customer: look-ups, what a new one needs, and all rows, response, events and commit.
    expect(sent.filter((summary) => /customers|orders|company_counters/.test(summary))).toEqual([
      expect.stringMatching(/^select locations; .*insert company_counters$/),
      'select customers; select customers; select crm_connections',
      expect.stringMatching(/^insert sales_.*; insert orders, .*; select orders; .*insert events/),
    ]);
    const told = JSON.stringify(collector.spans);
    for (const secret of ['ada@example.com', 'Ada', key, 'secret-path']) expect(told).not.toContain(secret);

    const line = await api.lineOf('traced order');
    expect(line).toMatchObject({ trace_id: traceId, span_id: request.spanId, status: 201 });
  });

  it.each([
    ['is malformed', { traceparent: '00-nothing-01' }],
    ['is all zeros', { traceparent: `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01` }],
    ['is endless', { traceparent: `01-${'a'.repeat(32)}-${'b'.repeat(16)}-01-${'c'.repeat(4_000)}` }],
    ['is absent', {}],
  ])('start a new trace when the traceparent %s', async (id, headers) => {
    await order({ ...headers, 'x-request-id': id });
    const { traceId, parentSpanId } = await requestOf(id);
    expect(parentSpanId).toBeUndefined();
    expect(traceId).toMatch(/^(?!0{32}|a{32})[0-9a-f]{32}$/);
  });

  it('record failures by kind, and nothing for a caller that does not sample', async () => {
    await order({ traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-00` });
    const headers = { 'x-request-id': 'unknown order' };
    const missing = await api.call('PATCH', `orders/${'a'.repeat(24)}`, key, { salespersonName: 'Bo' }, headers);
    expect(missing.status).toBe(404);
    const request = await requestOf('unknown order');
    expect(request).toMatchObject({ name: 'PATCH /partner/v1/orders/:id', failed: false });
    const failed = await collector.until(() => collector.childrenOf(request).find((span) => span.failed));
    expect(failed.attributes).toEqual({ 'error.type': 'not_found' });

    const held = { status: 'On hold' };
    const unmoved = { 'x-request-id': 'unknown order moved' };
    expect((await api.call('POST', `orders/${'a'.repeat(24)}/status`, key, held, unmoved)).status).toBe(404);
    const move = await requestOf('unknown order moved');
    expect(collector.childrenOf(move).map(({ name }) => name)).toContain('OrderStatusChanges.request');
    expect(collector.spans.filter(({ traceId }) => traceId === 'c'.repeat(32))).toEqual([]);
  });

  it('have a span for a cached list if sampled, and ids in the log line in any case', async () => {
    const ask = async (id: string, sampled: '00' | '01'): Promise<string | null> => {
      const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-${sampled}`, 'x-request-id': id };
      const answer = await api.call('GET', 'customers?limit=3', key, undefined, headers);
      expect(answer.headers.get('x-request-id')).toBe(id);
      return answer.headers.get('x-cache');
    };
    const outcomes = [await ask('first', '01'), await ask('silent', '00'), await ask('hit', '01')];
    expect(outcomes).toEqual(['MISS', 'HIT', 'HIT']);
    const request = await requestOf('hit');
    expect(request).toMatchObject({ name: 'GET /partner/v1/customers', traceId: 'a'.repeat(32), failed: false });
    expect(request.attributes).toMatchObject({ 'http.response.status_code': 200, 'partner.company': company });
    expect(await api.lineOf('silent')).toMatchObject({
      trace_id: 'a'.repeat(32),
      path: '/partner/v1/customers',
      status: 200,
      company,
    });
    expect(collector.spans.map(({ attributes }) => attributes['partner.request_id'])).not.toContain('silent');
  });

  it('are recorded for the portal, too', async () => {
    const portal = await start({ ...traced(), ...watching, PARTNER_PORTAL_PORT: '0' }, 'portal-api');
    expect(portal.log).toContain('loads otel-tracing');
    const { status } = await fetch(`${portal.url}/api/session`, { headers: { 'x-request-id': 'no-session' } });
    expect(status).toBe(401);
    const request = await requestOf('no-session');
    expect(request).toMatchObject({ service: 'partner-portal', name: 'GET /api/session', failed: false });
    running.pop();
    expect(await portal.end()).toBe(0);
  });

  it('delay nothing while the collector is unavailable', async () => {
    expect(await end()).toEqual([0, 0]);
    const away = { ...traced(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_EXPORTER_OTLP_TIMEOUT: '200' };
    api = await start(away);
    await Promise.all(Array.from({ length: 20 }, () => order()));
    expect(await end()).toEqual([0]);
    expect(api.lines).toContainEqual(expect.objectContaining({ msg: 'traces are not exported', level: 'warn' }));
  });

  it('are not recorded, and the SDK is not loaded, without an endpoint', async () => {
    received.length = 0;
    const two = await Promise.all([start(watching), start(watching, 'worker')]);
    [api] = two;
    await order({ traceparent: `00-${'e'.repeat(32)}-${'f'.repeat(16)}-01` });
    while (received.length < 1) await once(receiver, 'received');
    expect(received[0]).toHaveProperty('x-service-signature');
    for (const { log } of two) {
      expect(log).toContain('loads serve');
      expect(log).not.toContain('loads otel-tracing');
      expect(log).not.toContain('trace_id');
    }
  });
});
