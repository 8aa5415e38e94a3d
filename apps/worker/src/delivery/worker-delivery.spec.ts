import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { ChangeChannel, Database } from '@partner/postgres';
import { WorkerNotifier } from '@partner/unit-of-work';
import { readSettings, SecretBox } from '@partner/runtime';
import { freshDatabase, testRedis, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';

import { startWorker, type RunningWorker } from '../start-worker.js';

const secret = Buffer.from('0123456789abcdef'.repeat(2));
const company = newId() as CompanyId;

describe.each([
  [
    'a Redis and header names of its own (E12)',
    'x-acme',
    () => ({ REDIS_URL: testRedis(), PARTNER_WEBHOOK_HEADER_PREFIX: 'X-Acme' }),
  ],
  ['no Redis', 'x-service', () => ({})],
])('a worker with %s', (_name, prefix, settings) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let worker: RunningWorker;
  let receiver: Server;
  const arrived: string[] = [];

  const begin = async (): Promise<void> => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url, maxConnections: 2 });
    receiver = createServer((request, response) => {
      arrived.push(String(request.headers[`${prefix}-event-id`]));
      request.resume();
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const subscription = newId();
    const sealed = new SecretBox(secret).seal('whsec_test', `webhook ${subscription} of company ${company}`);
    await database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at,
      url, status, secret)
      values (${company}, ${subscription}, 1, now(), now(),
        ${`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`}, 'active', ${sealed})`);
    worker = await startWorker(
      readSettings({
        DATABASE_URL: testDatabase.url,
        PARTNER_SECRET: secret.toString('base64'),
        PARTNER_LOG_LEVEL: 'silent',
        ...settings(),
      }),
    );
  };

  afterEach(async () => {
    await worker.stop();
    receiver.closeAllConnections();
    receiver.close();
    await database.close();
    await testDatabase.drop();
    arrived.length = 0;
  });

  const anEvent = async (): Promise<string> => {
    const id = newId();
    await database.query(sql`with event as (
        insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
        values (${company}, ${id}, 1, 'lead.created', now(), 'lead', ${newId()}))
      insert into webhook_deliveries (company_id, event_id, subscription_id, next_attempt_at, updated_at)
      select company_id, ${id}, id, now(), now() from webhook_subscriptions where company_id = ${company}`);
    return id;
  };
  const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await condition())) await pause(20);
  };
  const numbers = async (): Promise<string> => (await fetch(`${worker.adminUrl}/metrics`)).text();

  it('delivers committed events as soon as it is notified, and exposes metrics', async () => {
    await begin();
    const channel = new ChangeChannel(database);
    const first = await anEvent();
    new WorkerNotifier(channel).notify('webhooks');
    await until(() => arrived.includes(first));
    await until(async () =>
      (await numbers()).includes('partner_webhook_attempts_total{outcome="delivered",service="worker"} 1'),
    );
    expect(await numbers()).toMatch(/partner_webhook_pending\{service="worker"\} 0/);
    expect(await numbers()).toContain('partner_webhook_first_attempt_delay_seconds_count{service="worker"} 1');
    expect(await numbers()).toMatch(/partner_partition_end_timestamp_seconds\{table="events",service="worker"\} \d+/);
    expect(await numbers()).toContain('partner_webhook_disabled_subscriptions{service="worker"} 0');
    expect((await fetch(`${worker.adminUrl}/readyz`)).status).toBe(200);
  });

  it('finds deliveries without a notification', async () => {
    await begin();
    await until(async () => (await fetch(`${worker.adminUrl}/readyz`)).ok);
    const untold = await anEvent();
    await until(() => arrived.includes(untold));
  });
});
