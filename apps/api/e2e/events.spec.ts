import { beforeAll, describe, expect, it } from '@jest/globals';
import { CredentialActions, CredentialUseRecorder, CredentialUses } from '@partner/access';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { WorkScope } from '@partner/postgres';
import sql from 'sql-template-tag';
import { unknownId, TestApi, type TestCompany } from './support/test-api.js';

interface Feed {
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly resourceId: string;
    readonly resourceVersion: number;
  }[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

describe('event feed', () => {
  let api: TestApi;
  let company: TestCompany;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
    company = await api.company();
    lot = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
  });

  const feed = async (of: TestCompany, query: string): Promise<Feed> => (await of.get<Feed>(`events?${query}`)).body;
  const lead = (of: TestCompany, location: Id, index = 0) =>
    of.post<{ id: string }>('leads', { locationId: location, customer: { email: `c${index}@example.com` } });

  it('returns a zero cursor for an empty feed, and accepts it as the start (E1)', async () => {
    const quiet = await api.company('Quiet Sheds');
    expect(await feed(quiet, '')).toEqual({ data: [], nextCursor: '0'.repeat(24), hasMore: false });
    expect(await feed(quiet, `cursor=${'0'.repeat(24)}`)).toEqual({
      data: [],
      nextCursor: '0'.repeat(24),
      hasMore: false,
    });
  });

  it('starts at the oldest event, and echoes the cursor on an empty page (§6.2)', async () => {
    for (let index = 0; index < 5; index += 1) await lead(company, lot, index);
    const all = await feed(company, 'limit=200');
    expect(all).toMatchObject({ hasMore: false, nextCursor: all.data.at(-1)?.id });
    const walked: string[] = [];
    let cursor = '';
    for (let page = await feed(company, 'limit=3'); ; page = await feed(company, `limit=3&cursor=${cursor}`)) {
      walked.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
      if (!page.hasMore) break;
    }
    expect(walked).toEqual(all.data.map(({ id }) => id));
    expect(await feed(company, `cursor=${cursor}`)).toEqual({ data: [], nextCursor: cursor, hasMore: false });
  });

  it('advances with a narrow filter; limit counts returned events (E1)', async () => {
    const page = await feed(company, 'types=customer.created&limit=2');
    expect(page.data.map(({ type }) => type)).toEqual(['customer.created', 'customer.created']);
    expect(page.hasMore).toBe(true);
    const none = await feed(company, 'types=nothing.like_it');
    const last = (await feed(company, 'limit=200')).nextCursor;
    expect(none).toEqual({ data: [], nextCursor: last, hasMore: false });
  });

  it('selects a record, also while a location is hidden, and of no other company', async () => {
    const asked = await api.company('Asked Sheds');
    const location = await api.application.get(PutLocation).execute(asked.portal, { name: 'Lot', address: '1' });
    const [first, second] = [(await lead(asked, location, 1)).body.id, (await lead(asked, location, 2)).body.id];
    await asked.patch(`leads/${first}`, { salesSource: 'Website' });
    const found = async (query: string, of = asked) => {
      const { data, hasMore } = await feed(of, query);
      expect(data.filter(({ resourceId }) => resourceId !== first)).toEqual([]);
      return [...data.map(({ type }) => type), hasMore];
    };
    const pages = [
      ['', 'lead.created', 'lead.updated', false],
      ['&limit=1', 'lead.created', true],
      ['&types=lead.updated,quote.sent', 'lead.updated', false],
    ] as const;
    for (const [more, ...page] of pages) expect(await found(`resourceId=${first}${more}`)).toEqual(page);
    const { nextCursor: cursor } = await feed(asked, `resourceId=${first}&limit=1`);
    expect(await found(`resourceId=${first}&cursor=${cursor}`)).toEqual(['lead.updated', false]);
    expect(await found(`resourceId=${first}`, company)).toEqual([false]);
    await api.application
      .get(PutLocation)
      .execute(asked.portal, { name: 'Hidden', address: '2', hideFromPartnerApi: true });
    for (const [more, ...page] of pages) expect(await found(`resourceId=${first}${more}`)).toEqual(page);
    const { nextCursor: last } = await feed(asked, '');
    const next = feed(asked, `resourceId=${second}&wait=25&cursor=${last}`);
    await asked.patch(`leads/${first}`, { salesSource: null });
    await asked.patch(`leads/${second}`, { salesSource: 'Website' });
    expect((await next).data).toMatchObject([{ type: 'lead.updated', resourceId: second }]);
  });

  it('waits for the next event, and says which values `wait` takes', async () => {
    const waiting = await api.company('Waiting Sheds');
    const { nextCursor: cursor } = await feed(waiting, '');
    // Five requests of one credential: one of them returns at once, since only four may wait.
    const pages = Array.from({ length: 5 }, () => feed(waiting, `wait=25&cursor=${cursor}`));
    expect(await Promise.race(pages)).toEqual({ data: [], nextCursor: cursor, hasMore: false });
    await waiting.post('customers', { email: 'next@example.com' });
    const found = (await Promise.all(pages)).map(({ data }) => data.map(({ type }) => type));
    expect(found.filter((types) => types.length > 0)).toEqual(Array(4).fill(['customer.created']));
    expect((await feed(waiting, `wait=0`)).data).toHaveLength(1);
    expect((await feed(waiting, `wait=25&types=customer.created`)).data).toHaveLength(1);
    for (const wait of ['26', '-1', '1.5', 'long', '99999999999']) {
      const { status, body } = await waiting.get(`events?wait=${wait}`);
      expect([status, body]).toEqual([
        400,
        expect.objectContaining({ error: expect.stringContaining('wait must be a whole number from 0 to 25') }),
      ]);
    }
  });

  it('waits with the right of its credential (R112)', async () => {
    const waiting = await api.company('Revoked Sheds');
    const { nextCursor: cursor } = await feed(waiting, '');
    const key = await waiting.newKey('events.read');
    const pages = Array.from({ length: 5 }, () => waiting.get(`events?wait=25&cursor=${cursor}`, { key }));
    // One returns once the four others wait.
    await Promise.race(pages);
    await api.application.get(CredentialActions).revoke(waiting.portal, { id: key.split('_')[3] as Id });
    await waiting.post('customers', { email: 'secret@example.com' });
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('has no empty page before the last, however far the next event of a type is (E1)', async () => {
    const much = await api.company('Much Sheds');
    const customer = { name: 'Ada', email: 'ada@example.com' };
    for (let round = 0; round < 2; round += 1) {
      await much.post('customers', { ...customer, email: `${round}@example.com` });
      // A bulk of other events, as an import of a year makes them.
      await api.database.query(sql`with counter as (update company_counters set value = value + 6000
          where company_id = ${much.id} and name = 'event' returning value)
        insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
        select ${much.id}, substr(e.id, 1, 8) || lpad(to_hex(${round} * 6000 + n), 16, '0'), c.value - 6000 + n,
          'lead.updated', e.occurred_at, 'lead', ${unknownId}
        from counter c, generate_series(1, 6000) n,
          (select * from events where company_id = ${much.id} order by seq desc limit 1) e`);
    }
    const newest = (await feed(much, 'types=nothing.like_it')).nextCursor;
    const first = await feed(much, 'types=customer.created,customer.updated&limit=1');
    expect([first.data.length, first.hasMore, first.nextCursor]).toEqual([1, true, first.data[0]!.id]);
    const second = await feed(much, `types=customer.created&limit=1&cursor=${first.nextCursor}`);
    expect([second.data.length, second.hasMore, second.nextCursor]).toEqual([1, false, newest]);
    expect(await feed(much, `types=customer.created&cursor=${newest}`)).toEqual({
      ...{ data: [], nextCursor: newest, hasMore: false },
    });
  });

  it.each([
    ['cursor=nonsense', /cursor/],
    [`cursor=${unknownId}`, /start again without a cursor/],
    ['limit=0', /limit/],
    ['resourceId=7', /resourceId/],
  ])('returns 400 for ?%s', async (query, message) => {
    const answer = await company.get(`events?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body['error']).toMatch(message);
  });

  it('leaves the position of its reader, and how many events it is behind', async () => {
    const readers = async () => {
      await api.application.get(CredentialUseRecorder, { strict: false }).flush();
      const uses = await WorkScope.forCompany(company.id, () =>
        api.application.get(CredentialUses, { strict: false }).of(company.id),
      );
      return [...uses.values()].map(({ feed }) => feed);
    };
    const all = await feed(company, 'limit=200');
    const readAt = expect.any(Date);
    expect(await readers()).toEqual([{ position: all.data.length, behind: 0, readAt }]);
    await feed(company, 'limit=3');
    expect(await readers()).toEqual([{ position: 3, behind: all.data.length - 3, readAt }]);
    await feed(company, `resourceId=${all.data[0]!.resourceId}`);
    expect(await readers()).toEqual([{ position: 3, behind: all.data.length - 3, readAt }]);
    await feed(company, `cursor=${all.nextCursor}&types=quote.sent`);
    expect(await readers()).toEqual([{ position: all.data.length, behind: 0, readAt }]);
  });

  it('rejects a cursor of another company', async () => {
    const cursor = (await feed(company, 'limit=1')).nextCursor;
    const other = await api.company('Other Sheds');
    expect((await other.get(`events?cursor=${cursor}`)).status).toBe(400);
  });

  it('rejects a cursor past retention (E1, R5)', async () => {
    const old = '5e0be1000000000000000001';
    await api.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      values (${company.id}, ${old}, 0, 'lead.updated', '2020-01-01', 'lead', ${unknownId})`);
    expect((await company.get(`events?cursor=${old}`)).body['error']).toMatch(/past retention/);
    expect((await feed(company, 'limit=1')).data[0]?.id).not.toBe(old);
  });

  it('is no-store and requires its scope', async () => {
    expect((await company.get('events')).headers.get('cache-control')).toBe('no-store');
    const key = await company.newKey('partner-api.leads.read');
    expect((await company.get('events', { key })).status).toBe(403);
  });

  it('loses nothing and has one order for every client under 32 parallel writers (E1)', async () => {
    const busy = await api.company('Busy Sheds');
    const location = await api.application.get(PutLocation).execute(busy.portal, { name: 'Lot', address: '1' });
    const writers = 32;
    const each = 8;
    let writing = true;
    const poll = async (): Promise<string[]> => {
      const seen: string[] = [];
      let cursor = '0'.repeat(24);
      for (;;) {
        const last = !writing;
        const page = await feed(busy, `limit=50&cursor=${cursor}`);
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor;
        if (last && !page.hasMore) return seen;
      }
    };
    const pollers = [poll(), poll(), poll()];
    const writes = Array.from({ length: writers }, async (_, writer) => {
      for (let index = 0; index < each; index += 1)
        expect((await lead(busy, location, writer * each + index)).status).toBe(201);
    });
    await Promise.all(writes);
    writing = false;
    const [first, ...others] = await Promise.all(pollers);
    // Each lead emits lead.created and customer.created.
    expect(new Set(first).size).toBe(writers * each * 2);
    expect(first).toHaveLength(writers * each * 2);
    for (const other of others) expect(other).toEqual(first);
  });
});
