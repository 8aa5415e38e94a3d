import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type SealedOwner } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts } from '@partner/schema';
import { SecretBox } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

const [old, next] = [randomBytes(32), randomBytes(32)];
const text = (key: Buffer): string => key.toString('base64');

interface Row {
  readonly id?: string;
  /** Owner, if it is not a company. */
  readonly owner?: string;
  readonly texts: (string | null)[];
}

describe('partner secrets (R87)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let company: string;

  const partner = (key: Buffer, previous?: Buffer): CommandLine =>
    new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: text(key),
      ...(previous && { PARTNER_SECRET_PREVIOUS: text(previous) }),
    });

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    company = ((await partner(old).run('company', 'create', '--name', 'Barns')).printed[0] as { id: string }).id;
    const words = [
      '--company',
      company,
      '--url',
      'https://example.com/x',
      '--header',
      'X-Key: 1',
      '--standard-webhooks',
      'true',
    ];
    const made = await partner(old).run('webhook', 'create', ...words);
    await partner(old).run('webhook', 'rotate-secret', (made.printed[0] as { id: string }).id);
    const lines = [
      { put: 'crm-connection', provider: 'hubspot', accessToken: 'pat-1' },
      { put: 'payment-processor', provider: 'stripe', secretKey: 'sk_1', webhookSecret: 'whsec_1' },
    ];
    const applied = await partner(old).with(
      lines.map((line) => JSON.stringify(line)).join('\n'),
      'apply',
      '--company',
      company,
      '-',
    );
    expect(applied).toMatchObject({ status: 0 });
    const box = new SecretBox(old);
    await database.query(sql`insert into outbox_jobs
      (company_id, id, kind, payload, attempts, next_attempt_at, created_at)
      values (${company}, ${newId()}, 'mail.invitation', ${JSON.stringify({
        to: { email: 'ada@example.com' },
        sealedToken: box.seal('token-1', `invitation of company ${company}`),
      })}::jsonb, 0, now(), now())`);
    const account = newId();
    await database.query(
      sql`insert into accounts (id, email, created_at)
      values (${account}, 'ada@example.com', now())`,
    );
    const sealed = box.seal('JBSW', `second factor of account ${account}`);
    await database.query(sql`insert into second_factors (account_id, id, kind, name, secret, created_at)
      values (${account}, ${newId()}, 'totp', 'App', ${sealed}, now())`);
    await database.query(sql`insert into alert_settings (company_id, emails, webhook_secret)
      values (${company}, '{}', ${box.seal('whsec_2', `alerts of company ${company}`)})`);
    await database.query(sql`
      insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at, body)
      values (${company}, 'o', 'POST /x', 'k', 'h', gen_random_uuid(), now(),
        ${box.seal('{"secret":1}', `answer of company ${company}`)})`);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Decrypts all encrypted values. */
  async function opened(box: SecretBox): Promise<string[]> {
    const found = await Promise.all([
      database.query<Row>(sql`select 'webhook ' || id as id,
        array[secret, previous_secret, standard_secret, previous_standard_secret, headers] as texts
        from webhook_subscriptions`),
      database.query<Row>(sql`select 'CRM' as id, array[access_token] as texts from crm_connections`),
      database.query<Row>(sql`select 'alerts' as id, array[webhook_secret] as texts from alert_settings`),
      database.query<Row>(sql`select 'payment processor' as id, array[secret_key, webhook_secret] as texts
        from payment_processors`),
      database.query<Row>(sql`select 'invitation' as id, array[payload ->> 'sealedToken'] as texts from outbox_jobs
        where kind = 'mail.invitation'`),
      database.query<Row>(sql`select 'answer' as id, array[body] as texts from idempotency_keys`),
      database.query<Row>(sql`select 'second factor of account ' || account_id as owner, array[secret] as texts
        from second_factors`),
    ]);
    return found
      .flat()
      .flatMap(({ id, owner = `${id} of company ${company}`, texts }) =>
        texts.filter((one) => one !== null).map((one) => box.open(one, owner as SealedOwner)),
      );
  }

  /** Returns every column with encrypted values, detected by their format rather than by declaration. */
  async function sealedColumns(): Promise<string[]> {
    const columns = await database.query<{ table: string; column: string }>(sql`
      select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'jsonb'::regtype)`);
    expect(columns.length).toBeGreaterThan(100);
    const sealed = `(^|")${new SecretBox(old).prefix.replace('.', '[.]')}[A-Za-z0-9_-]{38,}`;
    const found = columns.map(async ({ table, column }) => {
      const [row] = await database.query<{ any: boolean }>(sql`
        select exists (select from ${raw(table)} t where t.${raw(column)}::text ~ ${sealed}) as any`);
      const { any } = row!;
      return any ? [`${table}.${column}`] : [];
    });
    return (await Promise.all(found)).flat().sort();
  }

  it('declares exactly the columns that contain encrypted values', async () => {
    const { sealedColumns: declared } = await discoverContexts();
    expect(await sealedColumns()).toEqual(declared.map(({ table, column }) => `${table}.${column}`).sort());
  });

  it('re-encrypts everything with rotate, after which the old key cannot decrypt', async () => {
    const before = await opened(new SecretBox(old));
    expect(before).toHaveLength(12);
    const status = await partner(old, next).run('secrets', 'status');
    expect(status.printed).toContainEqual({
      table: 'webhook_subscriptions',
      column: 'previous_secret',
      current: 1,
      previous: 0,
      unreadable: 0,
    });
    expect(status.printed.at(-1)).toEqual({
      keys: [{ fingerprint: new SecretBox(old).fingerprints[0], held: 'PARTNER_SECRET' }],
      servers: [],
    });

    const rotated = await partner(next, old).run('secrets', 'rotate');
    expect(rotated).toMatchObject({ status: 0, errors: '' });
    expect(rotated.printed).toHaveLength(13);
    for (const line of rotated.printed.slice(0, 12))
      expect(line).toMatchObject({ resealed: 1, current: 1, previous: 0, unreadable: 0 });
    expect(rotated.printed.at(-1)).toEqual({ keysForgotten: 1 });

    expect(await opened(new SecretBox(next))).toEqual(before);
    await expect(opened(new SecretBox(old))).rejects.toThrow('cannot be read');
  });

  it('rejects a command that would encrypt with another key', async () => {
    const words = ['webhook', 'create', '--company', company, '--url', 'https://example.com/y'] as const;
    expect(await partner(old).run(...words)).toMatchObject({
      status: 1,
      printed: [],
      errors: expect.stringContaining('PARTNER_SECRET is not the key of this database'),
    });
    expect(await partner(next).run(...words)).toMatchObject({ status: 0 });
  });

  it('rejects rotate without the key in use and changes nothing', async () => {
    expect(await partner(randomBytes(32)).run('secrets', 'rotate', '--status-by-kind')).toMatchObject({
      status: 2,
      printed: [],
      errors: expect.stringContaining('PARTNER_SECRET is not the key of this database'),
    });
    expect(await opened(new SecretBox(next))).toContain('pat-1');
  });
});
