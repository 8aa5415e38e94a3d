import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { testRedis, type TestDatabase } from '@partner/testing';
import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { processDatabase, ServerProcess } from './support/processes.js';

const always = ['database', 'listener', 'migrations', 'redis', 'secret'];

describe('process whose Redis rejects the password', () => {
  let database: TestDatabase;
  let server: ServerProcess;

  beforeAll(async () => {
    database = await processDatabase();
  });
  afterEach(() => server.end('SIGKILL'));
  afterAll(() => database.drop());

  it.each([
    ['api', 'api', always],
    ['portal-api', 'portal', always],
    ['worker', 'worker', [...always, 'deliveries', 'queues', 'session'].sort()],
  ])('is ready, and reports this and its release: %s', async (app, service, checks) => {
    const redisUrl = Object.assign(new URL(testRedis()), { username: 'unknown', password: 'wrong' });
    const settings = { DATABASE_URL: database.serverUrl, REDIS_URL: redisUrl.href, PARTNER_PORTAL_PORT: '0' };
    server = await ServerProcess.start({ ...settings, PARTNER_LOG_LEVEL: 'warn' }, app);
    while (!(await fetch(`${server.adminUrl}/readyz`)).ok) await turn();
    const numbers = await (await fetch(`${server.adminUrl}/metrics`)).text();
    const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(numbers).toContain(
      `partner_build_info{version="${version}",environment="sandbox",service="${service}"} 1\n`,
    );
    const shown = [...numbers.matchAll(/^partner_readiness\{check="([\w-]+)",service="\w+"\} (\d)$/gm)];
    expect(shown.map(([, check]) => check).sort()).toEqual(checks);
    expect(shown.filter(([, , value]) => value === '0').map(([, check]) => check)).toEqual(['redis']);
    expect(numbers.includes('partner_webhook_stalled_seconds')).toBe(app !== 'portal-api');
    const cause = 'the user or the password is wrong (WRONGPASS); continuing without it';
    const told = server.lines.filter(({ msg }) => String(msg).includes('Redis is down'));
    expect(told).toMatchObject([{ msg: `Redis is down (${redisUrl.host}): ${cause}` }]);
  });
});
