import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import sql from 'sql-template-tag';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi, type TestCompany, unknownId } from './support/test-api.js';

interface Feed {
  readonly data: readonly { readonly id: string; readonly type: string }[];
  readonly nextCursor: string;
}

interface Checksum {
  readonly count: number;
  readonly digest: string;
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** Computes the digest as an integrator does from stored ids. */
const digestOf = (ids: readonly string[]): string =>
  createHash('sha256')
    .update(ids.map((id) => `${id}\n`).join(''))
    .digest('hex');

describe('checksum of the feed (R83)', () => {
  let api: TestApi;
  let company: TestCompany;
  let fixture: OrderFixture;
  let lot: Id;

  beforeAll(async () => {
    api = await TestApi.shared();
  });

  beforeEach(async () => {
    fixture = await OrderFixture.company(api);
    ({ company, lot } = fixture);
  });

  const order = async (locationId: Id, email: string): Promise<void> => {
    await fixture.create({ locationId, customer: { name: 'Ann', email } });
  };
  const feed = async (query = ''): Promise<string[]> =>
    (await company.get<Feed>(`events?limit=200${query}`)).body.data.map(({ id }) => id);
  const checksum = async (query = ''): Promise<Checksum> =>
    (await company.get<Checksum>(`events/checksum?${query}`)).body;

  it('equals the checksum of the ids a reader has stored, of all or between two cursors', async () => {
    for (const one of ['a', 'b', 'c']) await order(lot, `${one}@example.com`);
    const ids = await feed();
    const last = ids.at(-1)!;
    expect(ids.length).toBeGreaterThan(5);
    expect(await checksum()).toEqual({ count: ids.length, digest: digestOf(ids), nextCursor: last, hasMore: false });
    const part = ids.slice(2, 5);
    expect(await checksum(`from=${ids[1]}&to=${ids[4]}`)).toEqual({
      count: 3,
      digest: digestOf(part),
      nextCursor: ids[4],
      hasMore: false,
    });
    expect(await checksum(`from=${last}`)).toMatchObject({ count: 0, digest: digestOf([]), nextCursor: last });
    const created = await feed('&types=order.created');
    expect(await checksum('types=order.created')).toMatchObject({ count: 3, digest: digestOf(created) });
  });

  it('differs when the copy lacks, duplicates or reorders an event', async () => {
    for (const one of ['a', 'b', 'c']) await order(lot, `${one}@example.com`);
    const ids = await feed();
    const { digest } = await checksum();
    for (const index of ids.keys()) {
      expect(digestOf(ids.toSpliced(index, 1))).not.toBe(digest);
      expect(digestOf(ids.toSpliced(index, 0, ids[index]!))).not.toBe(digest);
      const other = (index + 1) % ids.length;
      expect(digestOf(ids.with(index, ids[other]!).with(other, ids[index]!))).not.toBe(digest);
    }
    // Removes an event from the feed, so that the copy no longer matches.
    await api.database.query(sql`delete from events where company_id = ${company.id} and id = ${ids[2]}`);
    expect(await checksum()).toMatchObject({ count: ids.length - 1, digest: digestOf(ids.toSpliced(2, 1)) });
  });

  it('omits events that the feed omits: events of orders at a hidden location (A5, E1)', async () => {
    await order(lot, 'seen@example.com');
    const secret = fixture.second;
    await order(secret, 'unseen@example.com');
    const before = await feed();
    await api.application.get(PutLocation).execute(company.portal, { id: secret, hideFromPartnerApi: true });
    const ids = await feed();
    expect(ids.length).toBeLessThan(before.length);
    expect(await checksum()).toMatchObject({ count: ids.length, digest: digestOf(ids) });
    // A cursor stays valid when its event is hidden.
    const hidden = before.find((id) => !ids.includes(id))!;
    expect((await company.get(`events/checksum?from=${hidden}`)).status).toBe(200);
  });

  it('covers a long feed in parts that end with a counted event', async () => {
    await order(lot, 'first@example.com');
    const rows = 25_000;
    await api.database.query(sql`
      with start as (select value from company_counters where company_id = ${company.id} and name = 'event'),
        grown as (update company_counters set value = value + ${rows}::int
          where company_id = ${company.id} and name = 'event')
      insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      select ${company.id}, left(to_hex(extract(epoch from now())::bigint), 8) || lpad(to_hex(n), 16, '0'),
        start.value + n, case when n % 7 = 0 then 'lead.created' else 'lead.updated' end, now(), 'lead', ${unknownId}
      from start, generate_series(1, ${rows}::int) n`);
    for (const types of ['', '&types=lead.created', '&types=nothing.like_it']) {
      const stored = await api.database.query<{ id: string }>(sql`select id from events
        where company_id = ${company.id} and (${types} = '' or type = ${types.replace('&types=', '')}) order by seq`);
      const ids = stored.map(({ id }) => id);
      let part = await checksum(types);
      let parts = 1;
      for (; part.hasMore; parts += 1) {
        const taken = ids.splice(0, part.count);
        expect(part.digest).toBe(digestOf(taken));
        if (taken.length > 0) expect(part.nextCursor).toBe(taken.at(-1));
        part = await checksum(`from=${part.nextCursor}${types}`);
      }
      expect([part.count, part.digest, parts]).toEqual([ids.length, digestOf(ids), 3]);
    }
  });

  it('returns 400 for an unknown, foreign or malformed cursor, and for an end before the start', async () => {
    await order(lot, 'a@example.com');
    const [first, second] = await feed();
    const other = await api.company('Other Sheds');
    for (const [of, query, message] of [
      [company, `from=${unknownId}`, /from: unknown or past retention/],
      [company, `to=${unknownId}`, /to: unknown or past retention/],
      [company, 'to=nonsense', /to must be/],
      [company, `from=${second}&to=${first}`, /to: must not be earlier than from/],
      [other, `from=${first}`, /from: unknown/],
      [other, `to=${first}`, /to: unknown/],
    ] as const) {
      const answer = await of.get(`events/checksum?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(answer.body['error']).toMatch(message);
    }
    expect(await checksum(`from=${second}&to=${second}`)).toMatchObject({ count: 0, hasMore: false });
  });
});
