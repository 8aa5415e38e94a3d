import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine, type Outcome } from '../testing/command-line.js';

/** 2.5 times the limit of pending deliveries per subscription. */
const count = 2_500;
const since = '2026-03-01T00:00:00Z';

describe('partner events replay (R86)', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: Id;
  let subscription: Id;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({
      DATABASE_URL: testDatabase.serverUrl,
      PARTNER_SECRET: Buffer.from('0123456789abcdef'.repeat(2)).toString('base64'),
      PARTNER_EVENT_RETENTION_DAYS: '3650',
    });
    company = await made('company', 'create', '--name', 'Barns');
    subscription = await made('webhook', 'create', '--company', company, '--url', 'https://example.com/x');
    await database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      select ${company}, to_hex(extract(epoch from at)::bigint) || lpad(to_hex(n), 16, '0'), n,
        case when n % 10 = 0 then 'lead.created' else 'lead.updated' end, at, 'lead', ${newId()}
      from (select n, ${since}::timestamptz + n * interval '1 second' as at
        from generate_series(1, ${count}::int) n) e`);
  });
  beforeEach(() => database.query(sql`delete from webhook_deliveries where company_id = ${company}`));
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const made = async (...args: string[]): Promise<Id> => {
    const { status, printed, errors } = await partner.run(...args);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    return (printed[0] as { id: Id }).id;
  };
  const replay = (...args: string[]): Promise<Outcome> =>
    partner.run('events', 'replay', '--company', company, '--since', since, ...args);
  const deliveries = async (state: string): Promise<number> => {
    const [row] = await database.query<{ n: number }>(sql`select count(*)::int as n from webhook_deliveries
        where company_id = ${company} and subscription_id = ${subscription} and state = ${state}`);
    return row!.n;
  };
  const deliver = (): Promise<unknown> =>
    database.query(sql`update webhook_deliveries set state = 'delivered', attempts = attempts + 1
      where company_id = ${company} and state = 'pending'`);
  const done = (sums: object, lines: number): object => ({
    status: 0,
    errors: '',
    printed: [
      ...Array.from({ length: lines }, () => expect.objectContaining({ nextCursor: expect.any(String) })),
      sums,
    ],
  });

  it('counts without sending with --dry-run', async () => {
    expect(await replay('--dry-run')).toEqual(done({ parts: 1, matched: count, enqueued: 0 }, 1));
    const some = ['--types', 'lead.created', '--until', '2026-03-01T00:01:40Z', '--dry-run'];
    expect(await replay(...some)).toEqual(done({ parts: 1, matched: 10, enqueued: 0 }, 1));
    expect(await deliveries('pending')).toBe(0);
  });

  it('waits for an endpoint with too many pending deliveries and sends every event once', async () => {
    const replayed = replay();
    let isOver = false;
    const over = replayed.finally(() => (isOver = true));
    while (!isOver) if ((await deliveries('pending')) === 1_000) await deliver();
    const { status, errors, printed } = await over;
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(printed.at(-1)).toMatchObject({ matched: count, enqueued: count });
    await deliver();
    expect(await deliveries('delivered')).toBe(count);
    const once = sql`select max(attempts) as most from webhook_deliveries where company_id = ${company}`;
    expect((await database.query(once))[0]).toEqual({ most: 1 });
  });

  it('stops at a stalled endpoint and resumes from the printed cursor', async () => {
    const { status, errors, printed } = await replay('--wait', '0', '--as', 'ann', '--status-by-kind');
    const { nextCursor } = printed.at(-1) as { nextCursor: Id };
    expect({ status, errors }).toEqual({ status: 5, errors: expect.stringContaining(`--cursor ${nextCursor}\n`) });
    expect(await deliveries('pending')).toBe(1_000);
    await deliver();
    const rest = await replay('--wait', '0', '--cursor', nextCursor, '--until', '2026-03-01T00:33:20Z');
    expect(rest).toMatchObject({ status: 0, errors: '' });
    expect(rest.printed.at(-1)).toMatchObject({ matched: 1_000, enqueued: 1_000 });
    const trail = await partner.run('audit', '--company', company, '--resource', nextCursor);
    const changes = { enqueued: [null, 1_000] };
    expect(trail.printed).toContainEqual(
      expect.objectContaining({ action: 'event.replayed', actorName: 'Portal (ann)', changes }),
    );
  });

  it.each([
    [2, 'an unknown type', ['--types', 'lead.craeted'], /^"lead.craeted" is no event type: did you mean lead.created/],
    [2, 'an invalid time', ['--until', 'yesterday'], /^--until must be an RFC 3339 time, not "yesterday"/],
    [2, 'a span that ends before it starts', ['--until', '2026-02-01T00:00:00Z'], /^--since must not be after --until/],
    [2, 'a wait that is not a number', ['--wait', 'long'], /^--wait must be a number of seconds, not "long"/],
    [3, 'an unknown subscription', ['--subscription', newId()], /^webhook subscription not found/],
    [3, 'an unknown company', ['--company', newId()], /^company not found/],
  ])('exits with %i for %s', async (status, _, words, errors) => {
    const refused = { status, printed: [], errors: expect.stringMatching(errors) };
    expect(await replay(...words, '--status-by-kind')).toEqual(refused);
  });
});
