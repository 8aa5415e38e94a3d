import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AcceptInvitation,
  ChangeUser,
  CompaniesModule,
  CreateCompany,
  CreateUser,
  type CreateUserCommand,
  NewUsersModule,
  PutRole,
} from '@partner/companies';
import { PlatformStateModule } from '@partner/http';
import { type CompanyId, type Id, portal } from '@partner/kernel';
import { NotificationsModule } from '@partner/notifications';
import { Database } from '@partner/postgres';
import { PersistenceModule, PortsModule } from '@partner/schema';
import { OutboxJobs } from '@partner/unit-of-work';
import { readSettings } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import { SMTPServer } from 'smtp-server';
import sql from 'sql-template-tag';
import { type RunningWorker, startWorker } from '../start-worker.js';

const secret = Buffer.from('0123456789abcdef'.repeat(2));

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(20);
};

describe('invitations by mail', () => {
  let testDatabase: TestDatabase;
  let dataDir: string;
  let office: INestApplicationContext;
  let smtp: SMTPServer;
  let worker: RunningWorker | undefined;
  const received: { readonly to: readonly string[]; readonly message: string }[] = [];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'partner-invitations-'));
    const imports = [
      PersistenceModule.forRoot({ url: testDatabase.url, maxConnections: 2, acrossCompanies: true }),
      PlatformStateModule.forRoot({ listens: false }),
      NewUsersModule,
      PortsModule.of(CompaniesModule, NotificationsModule.forRoot({ secrets: async () => [secret] })),
    ];
    class Office {}
    office = await NestFactory.createApplicationContext({ module: Office, imports }, { logger: false });
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, { envelope }, callback) {
        void stream.toArray().then((chunks) => {
          const message = readable(Buffer.concat(chunks as Buffer[]).toString());
          received.push({ to: envelope.rcptTo.map(({ address }) => address), message });
          callback();
        });
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    received.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    await office.close();
    await testDatabase.drop();
    await rm(dataDir, { recursive: true });
  });

  /** Decodes quoted-printable text. */
  const readable = (message: string): string =>
    message.replaceAll('=\r\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  const work = async (): Promise<void> => {
    worker = await startWorker(
      readSettings({
        DATABASE_URL: testDatabase.url,
        PARTNER_DATA_DIR: dataDir,
        PARTNER_SECRET: secret.toString('base64'),
        PARTNER_LOG_LEVEL: 'silent',
        PARTNER_PORTAL_URL: 'https://portal.example.com/',
        SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      }),
    );
  };
  const allDone = async (): Promise<boolean> => (await office.get(OutboxJobs).list()).length === 0;
  const aCompany = async (name: string): Promise<CompanyId> => (await office.get(CreateCompany).execute({ name })).id;
  const create = async (company: CompanyId, fields: Partial<CreateUserCommand> = {}): Promise<Id> => {
    const roleId = await office.get(PutRole).execute(portal(company), { name: 'Seller', key: `seller-${++count}` });
    const command = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', roleId, ...fields };
    return office.get(CreateUser).execute(portal(company), command);
  };
  let count = 0;

  it("contain a link that creates the account's login once; the next company sends none (R36)", async () => {
    const [first, second] = [await aCompany('First Sheds'), await aCompany('Second Sheds')];
    const user = await create(first, { firstName: 'Annabel', phone: '+1 555 7777' });
    await work();
    await until(allDone);
    const [{ to, message }] = received as [(typeof received)[0]];
    expect(to).toEqual(['ann@example.com']);
    expect(message).toMatch(/^Subject: You are invited to First Sheds\r$/m);
    const tokens = [...message.matchAll(/https:\/\/portal\.example\.com\/invitations\/([\w-]{43})(?=[\r"])/g)];
    const token = tokens[0]?.[1] ?? '';
    expect(tokens.map(([, one]) => one)).toEqual([token, token]);
    const accept = (): Promise<Id> => office.get(AcceptInvitation).execute(portal(first), { token });
    expect(await accept()).toBe(user);
    await expect(accept()).rejects.toMatchObject({ code: 'gone' });

    await create(second, { email: 'Ann@Example.com' });
    await until(() => received.length === 2);
    const told = received[1]!.message;
    expect(told).toMatch(/^Subject: You were added to Second Sheds\r$/m);
    for (const secretOfFirst of ['/invitations/', 'Annabel', '7777', 'First Sheds', 'ann@example.com'])
      expect(told).not.toContain(secretOfFirst);
  });

  it('wait in the outbox without a readable token, and are not sent once withdrawn (R36)', async () => {
    const company = await aCompany('Sheds');
    const [withdrawn, moved] = [
      await create(company, { email: 'a@example.com' }),
      await create(company, { email: 'b@example.com' }),
    ];
    const [job] = await office
      .get(Database)
      .query<{ payload: object }>(sql`select payload from outbox_jobs order by id limit 1`);
    expect(Object.keys(job!.payload).sort()).toEqual(['expiresAt', 'invitationId', 'sealedToken', 'to']);
    expect(job!.payload).toMatchObject({ sealedToken: expect.stringMatching(/^v1\./) });
    await office.get(ChangeUser).execute(portal(company), { id: withdrawn, active: false });
    await office.get(ChangeUser).execute(portal(company), { id: moved, email: 'c@example.com' });
    await create(company, { email: 'last@example.com' });
    await work();
    await until(allDone);
    expect(received.map(({ to }) => to)).toEqual([['last@example.com']]);
  });
});
