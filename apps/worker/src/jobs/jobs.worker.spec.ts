import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CompaniesModule, CreateCompany } from '@partner/companies';
import { NestFactory } from '@nestjs/core';
import { type CompanyId, newId, Outbox, portal, system, UnitOfWork } from '@partner/kernel';
import { PlatformStateModule } from '@partner/http';
import {
  ChangeAlerts,
  NotificationSettingsModule,
  NotificationsModule,
  PutCrmConnection,
} from '@partner/notifications';
import { Database } from '@partner/postgres';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { OutboxJobs } from '@partner/unit-of-work';
import { readSettings } from '@partner/runtime';
import { migrateQueues } from '@partner/queue';
import { freshDatabase, grantQueues, testRedis, type TestDatabase } from '@partner/testing';
import type { INestApplicationContext } from '@nestjs/common';
import sql from 'sql-template-tag';
import { startWorker, type RunningWorker } from '../start-worker.js';

const secret = Buffer.from('0123456789abcdef'.repeat(2));

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(20);
};

describe.each([
  ['a Redis', () => ({ REDIS_URL: testRedis() })],
  ['a Redis that is down', () => ({ REDIS_URL: 'redis://127.0.0.1:1' })],
])('jobs of a worker with %s', (_name, queues) => {
  let testDatabase: TestDatabase;
  let dataDir: string;
  let worker: RunningWorker;
  let office: INestApplicationContext;
  let company: CompanyId;
  let hub: Server | undefined;

  beforeEach(async () => {
    testDatabase = await freshDatabase();
    await migrateQueues(testDatabase.ownerUrl);
    await grantQueues(testDatabase.ownerUrl);
    dataDir = await mkdtemp(join(tmpdir(), 'partner-jobs-'));
    // Another process, which only creates jobs.
    const imports = [
      PersistenceModule.forRoot({ acrossCompanies: true, url: testDatabase.url, maxConnections: 2 }),
      PlatformStateModule.forRoot({ listens: false }),
      PortsModule.of(CompaniesModule, NotificationsModule.forRoot({ secrets: async () => [secret] })),
      NotificationSettingsModule.forRoot({ allowPrivate: true, secrets: async () => [secret] }),
    ];
    class Office {}
    office = await NestFactory.createApplicationContext({ module: Office, imports }, { logger: false });
    company = (await office.get(CreateCompany).execute({ name: 'Acme Sheds' })).id;
    worker = await startWorker(
      readSettings({
        DATABASE_URL: testDatabase.serverUrl,
        PARTNER_DATA_DIR: dataDir,
        PARTNER_SECRET: secret.toString('base64'),
        PARTNER_LOG_LEVEL: 'silent',
        ...queues(),
      }),
    );
  });

  afterEach(async () => {
    await worker.stop();
    await office.close();
    hub?.close();
    hub = undefined;
    await testDatabase.drop();
    await rm(dataDir, { recursive: true });
  });

  const left = (kind: string, payload: Record<string, unknown>): Promise<void> =>
    office.get(UnitOfWork).run(system(company), async () => office.get(Outbox).add(company, kind, payload));
  /** Excludes files that are still being written. */
  const mails = async (): Promise<string[]> =>
    (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const allDone = async (): Promise<boolean> => (await office.get(OutboxJobs).list()).length === 0;

  it('send no mail for a sandbox, which anybody can create (R111)', async () => {
    await office.get(Database).query(sql`insert into sandboxes (id, created_at, ends_at)
      values (${company}, now(), now() + interval '1 day')`);
    const assignment = { record: 'lead', number: 1001, location: 'Waco lot', customer: { name: 'Ada' } };
    await left('mail.assignment', { to: { name: 'Sam', email: 'sam@example.com' }, assignment });
    await until(allDone);
    expect(await mails()).toEqual([]);
  });

  it('become mail as soon as their change is committed', async () => {
    const assignment = { record: 'lead', number: 1001, location: 'Waco lot', customer: { name: 'Ada' } };
    await left('mail.assignment', { to: { name: 'Sam', email: 'sam@example.com' }, assignment });
    await until(async () => (await mails()).length === 1);
    const [file] = await mails();
    const message = await readFile(join(dataDir, 'mail', file!), 'utf8');
    expect(message).toMatch(/^To: Sam <sam@example\.com>\r$/m);
    expect(message).toMatch(/^Subject: New lead #1001 from Ada\r$/m);
    expect(message).toContain('Acme Sheds');
    await until(allDone);
  });

  it('reach the CRM, fail there permanently, and show in the metrics', async () => {
    const statuses = [200, 400];
    const asked: string[] = [];
    hub = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers.authorization}`);
      response.writeHead(statuses.shift() ?? 500).end('{"message":"no"}');
    }).listen(0, '127.0.0.1');
    await once(hub, 'listening');
    const baseUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
    await office.get(PutCrmConnection).execute(portal(company), { provider: 'hubspot', accessToken: 'pat-1', baseUrl });
    await left('crm.contact', { email: 'ada@example.com' });
    await until(allDone);
    await left('crm.contact', { email: 'grace@example.com' });
    await until(async () => (await office.get(OutboxJobs).list({ dead: true })).length === 1);
    expect(asked).toEqual(Array.from({ length: 2 }, () => '/crm/v3/objects/contacts/batch/upsert Bearer pat-1'));
    const numbers = await (await fetch(`${worker.adminUrl}/metrics`)).text();
    expect(numbers).toContain('partner_outbox_jobs{kind="crm.contact",state="dead",service="worker"} 1');
    expect(numbers).toContain('partner_outbox_attempts_total{kind="crm.contact",outcome="done",service="worker"} 1');
  });

  it('tell the webhook of a company that a condition began and ended, with a signature (§6.3)', async () => {
    const told: object[] = [];
    const prove = { secret: '' };
    hub = createServer((request, response) => {
      void text(request).then((body) => {
        const [, time, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(request.headers['x-service-signature']))!;
        const isSigned = signature === createHmac('sha256', prove.secret).update(`${time}.${body}`).digest('hex');
        told.push({ isSigned, ...(JSON.parse(body) as object) });
        response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(hub, 'listening');
    const webhookUrl = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/alerts`;
    const settings = { emails: [], webhookUrl, failingMinutes: null, expiryDays: 5, rejectedPercent: null };
    prove.secret = (await office.get(ChangeAlerts).execute(portal(company), settings))!;
    const since = '2026-11-20T00:00:00.000Z';
    const alert = { kind: 'credential_expiring', subjectId: newId(), name: 'ERP', since, resolvedAt: null };
    const ended = { ...alert, resolvedAt: '2026-11-21T00:00:00.000Z' };
    await left('webhook.alert', alert);
    await until(allDone);
    await left('webhook.alert', ended);
    await until(allDone);
    expect(told).toEqual([
      expect.objectContaining({ ...alert, type: 'alert.opened', isSigned: true }),
      expect.objectContaining({ ...ended, type: 'alert.resolved', isSigned: true }),
    ]);
  });

  it('of unknown kinds are left to another release', async () => {
    await left('mail.of_tomorrow', {});
    await left('mail.subscription_disabled', { subscriptionId: '1', url: 'https://x.example', reason: 'it failed' });
    await until(async () => (await office.get(OutboxJobs).list()).length === 1);
    // There is no recipient: the company has no address.
    expect(await mails()).toEqual([]);
  });
});
