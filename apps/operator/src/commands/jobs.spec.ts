import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { SecretBox } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

const secret = Buffer.from('0123456789abcdef'.repeat(2));

describe('partner jobs and the CRM connection', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl, PARTNER_SECRET: secret.toString('base64') });
    company = ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: Id }).id;
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const apply = (...lines: object[]): ReturnType<CommandLine['with']> =>
    partner.with(
      lines.map((line) => JSON.stringify(line)).join('\n'),
      'apply',
      '--company',
      company,
      '-',
      '--keep-going',
    );

  it('connects a CRM and stores its token encrypted', async () => {
    const outcome = await apply(
      { put: 'crm-connection', provider: 'hubspot', accessToken: 'pat-1', baseUrl: 'https://hub.example.com' },
      { put: 'crm-connection', active: false },
      { put: 'crm-connection', provider: 'other' },
      { put: 'crm-connection', accessToken: 'two words' },
      { put: 'crm-connection', token: 'pat-2' },
    );
    expect(outcome.printed).toMatchObject([{ ok: true }, { ok: true }, { ok: false }, { ok: false }, { ok: false }]);
    expect(JSON.stringify(outcome.printed)).not.toContain('pat-1');
    const [found] = await database.query<{ access_token: string; active: boolean; base_url: string }>(
      sql`select access_token, active, base_url from crm_connections where company_id = ${company}`,
    );
    const row = found!;
    expect(row).toMatchObject({ active: false, base_url: 'https://hub.example.com' });
    expect(new SecretBox(secret).open(row.access_token, `CRM of company ${company}`)).toBe('pat-1');
  });

  it('lists jobs without their payload and retries dead ones', async () => {
    const [waiting, dead] = [newId(), newId()];
    for (const [id, gaveUpAt] of [
      [waiting, null],
      [dead, new Date()],
    ] as const) {
      await database.query(sql`insert into outbox_jobs
        (company_id, id, kind, payload, attempts, next_attempt_at, last_error, created_at, gave_up_at)
        values (${company}, ${id}, 'mail.assignment', '{"to":"ada@example.com"}', 1, now(), '550 no', now(),
          ${gaveUpAt})`);
    }
    const all = await partner.run('jobs', 'list', '--company', company);
    expect(all.printed).toMatchObject([
      { id: dead, state: 'dead', lastError: '550 no', attempts: 1 },
      { id: waiting, state: 'pending' },
    ]);
    expect(JSON.stringify(all.printed)).not.toContain('ada@example.com');
    expect((await partner.run('jobs', 'list', '--dead')).printed).toMatchObject([{ id: dead }]);
    expect((await partner.run('jobs')).printed).toMatchObject([{ id: dead }]);
    expect((await partner.run('jobs', 'retry', dead)).printed).toMatchObject([{ id: dead, state: 'pending' }]);
    expect((await partner.run('jobs', 'list', '--dead')).printed).toEqual([]);
    expect(await partner.run('jobs', 'retry', dead)).toMatchObject({
      status: 1,
      errors: expect.stringContaining('is not dead'),
    });
    expect(await partner.run('jobs', 'retry', newId())).toMatchObject({ status: 1, errors: 'job not found\n' });
  });

  it('fails on invalid mail settings', async () => {
    const outcome = await new CommandLine({ DATABASE_URL: testDatabase.serverUrl, SMTP_URL: 'mail.example.com' }).run(
      'jobs',
      'list',
    );
    expect(outcome).toEqual({
      status: 1,
      printed: [],
      errors: 'SMTP_URL must be a URL that begins with smtp:// or smtps://\n',
    });
  });
});
