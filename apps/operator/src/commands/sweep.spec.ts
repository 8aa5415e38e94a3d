import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt, newId, samples } from '@partner/kernel';
import { Database } from '@partner/postgres';
import type { TestDatabase } from '@partner/testing';
import sql, { raw } from 'sql-template-tag';
import { CommandLine, testDirectory } from '../testing/command-line.js';
import { demoDatabase } from '../testing/demo-database.js';

interface Preview {
  readonly sweep: string;
  readonly wouldHandle: number;
  readonly steps: { readonly what: string; readonly handled: number; readonly rows?: number }[];
}

const inTwoYears = new Date(Date.now() + 730 * 86_400_000).toISOString();

describe('partner sweep', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;

  beforeAll(async () => {
    testDatabase = await demoDatabase();
    database = new Database({ url: testDatabase.url });
    // Nothing listens on this port: a sweep that contacts the processor anyway fails.
    partner = new CommandLine({ DATABASE_URL: testDatabase.url, PARTNER_STRIPE_API: 'http://127.0.0.1:9' });
    await insertRowsForEverySweep(samples.company);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  /** Inserts rows that the demo company lacks, because they result from time, failures or users. */
  async function insertRowsForEverySweep(company: string): Promise<void> {
    await partner.run('sign-in-link', '--company', company);
    const doomed = newId();
    await partner.run('company', 'create', '--name', 'Doomed', '--id', doomed);
    await partner.run('company', 'delete', doomed, '--after', '30d');
    const processor = {
      put: 'payment-processor',
      provider: 'stripe',
      secretKey: 'sk_test_x',
      webhookSecret: 'whsec_x',
    };
    const { printed } = await partner.with(JSON.stringify(processor), 'apply', '--company', company, '-');
    const { id: processorId } = printed[0] as { id: string };
    const subscription = await partner.run('webhook', 'create', '--company', company, '--url', 'https://example.com/x');
    const { id: subscriptionId } = subscription.printed[0] as { id: string };
    const late = firstIdAt(new Date(inTwoYears));
    for (const statement of [
      sql`insert into webhook_deliveries (company_id, event_id, subscription_id, state, attempts, next_attempt_at,
          updated_at) values (${company}, ${late}, ${subscriptionId}, 'pending', 0, now(), now())`,
      sql`update webhook_subscriptions set status = 'deleted' where id = ${subscriptionId}`,
      sql`insert into alert_settings (company_id, emails, webhook_url, failing_minutes)
        values (${company}, '{}', 'https://example.com/alerts', 10)`,
      sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at, url, status, secret,
          failing_since)
          values (${company}, ${newId()}, 1, now(), now(), 'https://example.com/y', 'active', 'x', now())`,
      sql`insert into unreferenced_files (company_id, id, since) values (${company}, ${newId()}, now())`,
      sql`insert into idempotency_keys (company_id, operation, endpoint, key, body_hash, claim, claimed_at)
          values (${company}, 'x', 'POST /x', 'x', 'x', gen_random_uuid(), now())`,
      sql`insert into outbox_jobs (company_id, id, kind, payload, attempts, next_attempt_at, created_at, gave_up_at)
          values (${company}, ${newId()}, 'mail.invitation', '{}', 9, now(), now(), now())`,
      sql`insert into configurator_sessions (company_id, id, token_hash, expires_at, version, created_at, updated_at)
          values (${company}, ${newId()}, ${'0'.repeat(64)}, now(), 1, now(), now())`,
      // A link without a session is closed after this time without contacting the processor.
      sql`insert into payment_links (company_id, id, version, created_at, updated_at, order_id, processor_id, name,
          amount, currency, digits, generation)
          select ${company}, ${newId()}, 1, now(), now(), id, ${processorId}, 'x', 100, 'usd', 2, 1
            from orders where company_id = ${company} limit 1`,
    ])
      await database.query(statement);
  }

  /** Returns row counts and digests of all tables and partitions. */
  async function snapshot(): Promise<object[]> {
    const tables = await database.query<{ name: string }>(sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
    const digest = async ({ name }: { name: string }): Promise<object> => {
      const [row] = await database.query(sql`select ${name} as name, count(*)::int as rows,
        md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${raw(`"${name}"`)} t`);
      return row!;
    };
    return Promise.all(tables.map(digest));
  }

  it('changes nothing of other companies with --company', async () => {
    const company = newId();
    await partner.run('company', 'create', '--name', 'Barns', '--id', company);
    const before = await snapshot();
    for (const options of [['--dry-run'], []]) {
      const { printed } = await partner.run('sweep', 'all', '--now', inTwoYears, '--company', company, ...options);
      const handled = (printed as (Preview & { handled: number })[]).map((line) => line.wouldHandle ?? line.handled);
      expect(handled).toEqual(handled.map(() => 0));
      expect(handled.length).toBeGreaterThan(10);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('previews every sweep exactly with --dry-run and changes nothing', async () => {
    const before = await snapshot();
    const dry = await partner.run('sweep', 'all', '--now', inTwoYears, '--dry-run');
    expect({ status: dry.status, errors: dry.errors }).toEqual({ status: 0, errors: '' });
    expect(await snapshot()).toEqual(before);
    const previews = dry.printed as Preview[];
    expect(previews.filter(({ wouldHandle }) => wouldHandle === 0)).toEqual([]);
    const sizes = new Map((before as { name: string; rows: number }[]).map(({ name, rows }) => [name, rows]));
    const dropped = previews.flatMap(({ steps }) =>
      steps.filter(({ what, rows }) => sizes.has(what) && rows !== undefined),
    );
    expect(dropped.map(({ rows }) => rows)).toEqual(dropped.map(({ what }) => sizes.get(what)));

    const { printed } = await partner.run('sweep', 'all', '--now', inTwoYears);
    expect(printed).toEqual(previews.map(({ sweep, wouldHandle }) => ({ sweep, handled: wouldHandle })));
  });

  it('goes on with the other companies after one whose records cannot be processed, and fails then', async () => {
    const broken = '000000000000000000000001';
    await partner.run('company', 'create', '--name', 'Broken', '--id', broken);
    const processor = { put: 'payment-processor', provider: 'stripe', secretKey: 'sk_test_x' };
    await partner.with(JSON.stringify(processor), 'apply', '--company', broken, '-');
    await database.query(sql`update payment_processors set secret_key = 'x' where company_id = ${broken}`);
    await database.query(sql`update payment_links set closed_at = null where company_id = ${samples.company}
      and session_id is null`);
    expect(await partner.run('sweep', 'payments', '--now', inTwoYears)).toMatchObject({
      status: 1,
      errors: expect.stringMatching(
        /^payments: 1 of \d+ companies cannot be swept, the first is 000000000000000000000001: /,
      ),
    });
    const open = await database.query(sql`select id from payment_links where company_id = ${samples.company}
      and session_id is null and closed_at is null`);
    expect(open).toEqual([]);
    // Neither does it keep the sweeps that follow from their work.
    const { status, printed, errors } = await partner.run('sweep', 'all', '--now', inTwoYears);
    expect({ status, errors }).toEqual({ status: 1, errors: expect.stringContaining('companies cannot be swept') });
    expect(printed).toContainEqual({ sweep: 'webhook-reconciliation', handled: 0 });
  });

  it('deletes the other companies after one that cannot be deleted', async () => {
    const [broken, doomed] = [newId(), newId()];
    for (const id of [broken, doomed]) {
      await partner.run('company', 'create', '--name', 'Doomed', '--id', id);
      await partner.run('company', 'delete', id, '--after', '1d');
    }
    await database.query(raw('update companies set deletion_due_at = now() where deletion_due_at is not null'));
    await database.query(
      raw(`create function keep() returns trigger language plpgsql as $$ begin
      if old.company_id = '${broken}' then raise exception 'kept'; end if; return old; end $$`),
    );
    await database.query(raw('create trigger keep before delete on roles for each row execute function keep()'));
    await database.query(raw('alter table payment_links rename column closed_at to closed'));
    const { errors } = await partner.run('sweep', 'all');
    await database.query(raw('alter table payment_links rename column closed to closed_at'));
    await database.query(raw('drop trigger keep on roles'));
    // Two sweeps failed, and each is reported.
    expect(errors).toMatch(new RegExp(`company-deletion: .* cannot be swept, the first is ${broken}: kept`));
    expect(errors).toMatch(/payments: .*closed_at/);
    expect(await partner.run('company', 'show', doomed)).toMatchObject({ printed: [{ state: 'deleted' }] });
    await partner.run('sweep', 'retention');
  });

  it('rejects a future time in production, in one line', async () => {
    const production = new CommandLine({
      DATABASE_URL: testDatabase.url,
      PARTNER_SECRET: (await readFile(join(testDirectory(), 'secret'), 'utf8')).trim(),
      PARTNER_ENVIRONMENT: 'production',
      PARTNER_BASE_URL: 'https://api.example.com',
    });
    expect(await production.run('sweep', 'retention', '--now', inTwoYears)).toEqual({
      status: 1,
      printed: [],
      errors: '--now must not be in the future in production: retention would delete data that must be retained\n',
    });
    const past = await production.run('sweep', 'quotes', '--now', '2020-01-01T00:00:00Z');
    expect(past.printed).toEqual([{ sweep: 'expired-quotes', handled: 0 }]);
  });
});
