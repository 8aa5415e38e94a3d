import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { TcpProxy, type TestDatabase } from '@partner/testing';
import { partner, processDatabase, ServerProcess } from './support/processes.js';

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(50);
};

describe('logs of failures', () => {
  let testDatabase: TestDatabase;
  let proxy: TcpProxy;
  let settings: Record<string, string>;
  let company: string;
  let key: string;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    testDatabase = await processDatabase();
    proxy = await TcpProxy.to(testDatabase.serverUrl);
    settings = { DATABASE_URL: proxy.url, PARTNER_LOG_LEVEL: 'warn' };
    company = (await partner(['company', 'create', '--name', 'Outage Sheds'], settings))[0]!['id']!;
    const words = ['credential', 'create', '--company', company, '--type', 'api_key', '--scopes', 'all'];
    key = (await partner(words, settings))[0]!['apiKey']!;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  });
  afterAll(async () => {
    await proxy.cut();
    await testDatabase.drop();
  });

  async function start(app: string, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    const server = await ServerProcess.start({ ...settings, ...more }, app);
    running.push(server);
    return server;
  }
  const said = (server: ServerProcess, text: string) => server.lines.filter(({ msg }) => msg === text);

  it.each([
    ['api', 'postgres://partner:hunter2@127.0.0.1:1/none', /127\.0\.0\.1:1: connect ECONNREFUSED/],
    ['worker', 'postgres://partner:hunter2@127.0.0.1:1/none', /127\.0\.0\.1:1: connect ECONNREFUSED/],
    ['api', 'postgres://partner:hunter2@no-such-host.invalid/none', /no-such-host\.invalid:5432: getaddrinfo/],
  ])('of an %s with the database at %s have host and reason once, and no password', async (app, url, reason) => {
    const server = await start(app, { DATABASE_URL: url });
    await until(() => said(server, 'waiting for the database').length > 0);
    const [line] = said(server, 'waiting for the database');
    expect(line!['cause']).toMatch(reason);
    expect(server.log).not.toContain('hunter2');
  });

  it('include a rejected login as a reason', async () => {
    const url = new URL(testDatabase.serverUrl);
    url.password = 'hunter2';
    const api = await start('api', { DATABASE_URL: url.href });
    await until(() => said(api, 'waiting for the database').length > 0);
    const [line] = said(api, 'waiting for the database');
    expect(line!['cause']).toContain(`${url.host}: password authentication failed`);
    expect(api.log).not.toContain('hunter2');
    expect((await api.call('GET', 'leads', key)).status).toBe(503);
  });

  it('have cause and request of a 503, and five warnings per outage instead of one per request', async () => {
    const api = await start('api');
    expect((await api.call('GET', 'leads?limit=1', key)).status).toBe(200);
    await proxy.cut();
    const answers = [];
    for (let call = 0; call < 30; call += 1) answers.push(await api.call('GET', `leads?limit=2&page=${call + 1}`, key));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    await until(() => said(api, 'request').length > 0);
    await proxy.restore();
    const [line] = said(api, 'request');
    expect(line).toMatchObject({
      level: 'warn',
      status: 503,
      path: '/partner/v1/leads',
      cause: expect.stringMatching(/^the service cannot reach its database, try again: 127\.0\.0\.1:\d+: .+/),
    });
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toContain(line!['requestId']);
    const causes = new Set(said(api, 'request').map(({ cause }) => cause));
    expect(said(api, 'request').length).toBeLessThanOrEqual(5 * causes.size);
    expect(api.lines.length).toBeLessThan(30);
    await until(async () => (await api.call('GET', 'leads?limit=3', key)).status === 200);
  });

  it('have cause, company, subscription and event of a failed delivery', async () => {
    const words = ['webhook', 'create', '--company', company, '--url', 'http://127.0.0.1:1/hook'];
    const subscription = (await partner(words, settings))[0]!['id']!;
    const worker = await start('worker');
    const { eventId } = (await partner(['webhook', 'test', subscription], settings))[0] as { eventId: string };
    await until(() => said(worker, 'delivery attempt failed').length > 0);
    expect(said(worker, 'delivery attempt failed')[0]).toMatchObject({
      level: 'warn',
      company,
      subscription,
      event: eventId,
      attempt: 1,
      cause: 'the connection was refused',
      nextAttemptAt: expect.any(String),
    });
  });
});
