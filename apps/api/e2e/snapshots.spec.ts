import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CredentialActions } from '@partner/access';
import type { Id } from '@partner/kernel';
import { PutUser } from '@partner/companies';
import { PutLocation } from '@partner/locations';
import { PutQuote } from '@partner/sales';
import sql from 'sql-template-tag';
import { OrderFixture } from './support/order-fixture.js';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Item {
  readonly id: string;
  readonly version?: number;
}

interface Trailer {
  readonly nextCursor: string;
  readonly count: number;
}

interface FeedEvent {
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resourceVersion: number;
}

interface Feed {
  readonly data: readonly FeedEvent[];
  readonly nextCursor: string;
  readonly hasMore: boolean;
}

/** Paths of the lists with snapshots. */
const resources = [
  'leads',
  'quotes',
  'orders',
  'customers',
  'payments',
  'work-orders',
  'lot-stock',
  'products',
  'locations',
  'users',
] as const;

describe('snapshots (R84)', () => {
  let api: TestApi;
  let company: TestCompany;

  beforeAll(async () => {
    api = await TestApi.start();
    company = await api.company();
    await aPlace(company);
  });
  afterAll(() => api.stop());

  const aPlace = (of: TestCompany, hideFromPartnerApi = false): Promise<Id> =>
    api.application.get(PutLocation).execute(of.portal, { name: 'Lot', address: '1', hideFromPartnerApi });
  const create = async (of: TestCompany, resource: string, body: object): Promise<Item> => {
    const answer = await of.post<Item>(resource, body);
    expect([resource, answer.status, answer.text]).toEqual([resource, 201, answer.text]);
    return answer.body;
  };
  /** Returns all items, and the trailer. */
  const snapshot = async (of: TestCompany, resource: string): Promise<[Item[], Trailer]> => {
    const { status, headers, body } = await of.get<(Item & Trailer)[]>(`snapshots/${resource}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    const trailer = body.pop()!;
    expect(Object.keys(trailer)).toEqual(['nextCursor', 'count']);
    expect(trailer.count).toBe(body.length);
    return [body, trailer];
  };
  /** Returns all current items of the list. */
  const listed = async (of: TestCompany, resource: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = (await of.get<{ data: Item[] }>(`${resource}?limit=100&order=asc&page=${page}`)).body;
      items.push(...data);
      if (data.length < 100) return items;
    }
  };
  const byId = (items: readonly Item[]): Item[] => items.toSorted((one, other) => (one.id < other.id ? -1 : 1));

  it('have the items of the list for every resource, and are not cached', async () => {
    const fixture = await OrderFixture.company(api);
    const { company: of, ada: customerId, lot: locationId } = fixture;
    await create(of, 'leads', { locationId, customer: { email: 'one@example.com', name: 'One' } });
    await api.application
      .get(PutQuote)
      .execute(of.portal, { customerId, locationId, sourceMetadata: { a: ['b\r\n'] } });
    const order = await fixture.create({ sourceMetadata: { note: 'c' } });
    await create(of, `orders/${order.id}/payments`, { amount: 5, method: 'cash' });
    await fixture.unit();
    await api.application.get(PutUser).execute(of.portal, { firstName: 'Ann', email: 'ann@example.com' });
    for (const resource of resources) {
      const [items] = await snapshot(of, resource);
      expect([resource, items]).toEqual([resource, byId(await listed(of, resource))]);
      expect([resource, items.length]).not.toEqual([resource, 0]);
    }
    expect((await company.get('snapshots/leads')).headers.get('cache-control')).toBe('no-store');
    expect((await company.get('snapshots/nothing')).status).toBe(404);
  });

  it('report parameters, which they ignore (W19)', async () => {
    const { status, headers } = await company.get('snapshots/leads?status=Open');
    expect([status, headers.get('partner-warning')]).toEqual([200, 'parameter "status" is unknown and was ignored']);
  });

  it('continue in the feed exactly where they end', async () => {
    const of = await api.company();
    const place = await aPlace(of);
    expect((await snapshot(of, 'leads'))[1]).toEqual({ nextCursor: '0'.repeat(24), count: 0 });
    await create(of, 'leads', { locationId: place, customer: { email: 'before@example.com' } });
    const [items, { nextCursor }] = await snapshot(of, 'leads');
    expect(items).toHaveLength(1);
    expect((await of.get<Feed>(`events?cursor=${nextCursor}`)).body.data).toEqual([]);
    const after = await create(of, 'leads', { locationId: place, customer: { email: 'before@example.com' } });
    const { data } = (await of.get<Feed>(`events?cursor=${nextCursor}`)).body;
    expect(data.map(({ type, resourceId }) => [type, resourceId])).toEqual([['lead.created', after.id]]);
  });

  it('work when the newest event of the feed is past retention', async () => {
    const of = await api.company();
    await api.database.query(sql`insert into company_counters (company_id, name, value) values (${of.id}, 'event', 1)`);
    await api.database.query(sql`insert into events (company_id, id, seq, type, occurred_at, resource_type, resource_id)
      values (${of.id}, '5e0be1000000000000000001', 1, 'lead.updated', '2020-01-01', 'lead', ${of.id})`);
    expect((await snapshot(of, 'leads'))[1].nextCursor).toBe('0'.repeat(24));
  });

  it('do not show hidden records or records of another company (§1.2, A5)', async () => {
    const fixture = await OrderFixture.company(api);
    const { company: of, second } = fixture;
    const seen = await fixture.create();
    await fixture.create({ locationId: second });
    await api.application.get(PutLocation).execute(of.portal, { id: second, hideFromPartnerApi: true });
    expect((await snapshot(of, 'orders'))[0].map(({ id }) => id)).toEqual([seen.id]);
    expect((await snapshot(of, 'locations'))[0].map(({ id }) => id)).toEqual([fixture.lot]);
    expect((await snapshot(await api.company(), 'orders'))[0]).toEqual([]);
  });

  it('and the feed after them equal the database in the end, under 16 writers (E1)', async () => {
    const of = await api.company();
    const place = await aPlace(of);
    const writers = 16;
    const each = 10;
    const write = async (writer: number): Promise<void> => {
      const own: Item[] = [];
      for (let index = 0; index < each; index += 1) {
        const email = `${writer}-${index}@example.com`;
        own.push(await create(of, 'leads', { locationId: place, customer: { email } }));
        const { id } = own[(index * 7) % own.length]!;
        expect((await of.patch(`leads/${id}`, { sourceMetadata: { index } })).status).toBe(200);
        if (index % 5 === 0) await of.post(`leads/${id}/status`, { status: index % 10 === 0 ? 'Lost' : 'Open' });
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    let isWriting = true;
    void writing.finally(() => (isWriting = false));
    const taken: [Item[], Trailer][] = [];
    while (isWriting) taken.push(await snapshot(of, 'leads'));
    await writing;
    const end = byId(await listed(of, 'leads'));
    expect(end).toHaveLength(writers * each);
    expect(taken.filter(([items]) => items.length > 0 && items.length < end.length).length).toBeGreaterThan(1);
    const step = Math.ceil(taken.length / 10);
    for (const [items, { nextCursor }] of taken.filter((_, index) => index % step === 0)) {
      const versions = new Map(items.map(({ id, version }) => [id, version!]));
      for (const event of await allEvents(of, nextCursor)) {
        if (event.resourceType !== 'lead') continue;
        // The feed has exactly the changes that the snapshot lacks: none twice, none missing.
        expect(event.resourceVersion).toBe((versions.get(event.resourceId) ?? 0) + 1);
        versions.set(event.resourceId, event.resourceVersion);
      }
      const copy = [...versions].map(([id, version]) => ({ id, version }));
      expect(byId(copy)).toEqual(end.map(({ id, version }) => ({ id, version })));
    }
  });

  const allEvents = async (of: TestCompany, from: string): Promise<FeedEvent[]> => {
    const events: FeedEvent[] = [];
    for (let cursor = from; ;) {
      const page = (await of.get<Feed>(`events?limit=200&cursor=${cursor}`)).body;
      events.push(...page.data);
      cursor = page.nextCursor;
      if (!page.hasMore) return events;
    }
  };

  describe('of many items', () => {
    const rows = 60_000;
    let large: TestCompany;

    beforeAll(async () => {
      large = await api.company('Large Sheds');
      await api.database.query(sql`insert into products (company_id, id, version, name, price, kind,
          hide_from_partner_api, active, gallery_images, legacy_images, created_at, updated_at)
        select ${large.id}, '65f0c0ff' || lpad(to_hex(n), 16, '0'), 1, repeat('A shed ', 20), n, 'finished', false,
          true, '{}', '{}', now(), now()
        from generate_series(1, ${rows}::int) n`);
    });

    /** Returns a client that reads nothing until told to. */
    const slowClient = (key = large.key): Promise<{ readAll(): Promise<number>; leave(): void }> =>
      new Promise((resolve, reject) => {
        const headers = { authorization: `Bearer ${key}` };
        const sent = httpRequest(`${api.url}/partner/v1/snapshots/products`, { headers }, (answer) => {
          answer.pause();
          if (answer.statusCode !== 200) return reject(new Error(`status ${answer.statusCode}`));
          resolve({
            readAll: async () => {
              let lines = 0;
              for await (const part of answer) lines += String(part).split('\n').length - 1;
              return lines;
            },
            leave: () => answer.destroy(),
          });
        }).on('error', reject);
        sent.end();
      });
    /** Returns the number of used slots: the locks of open transactions. */
    const taken = async (): Promise<number> => {
      const [row] = await api.database.query<{ locks: number }>(sql`select count(*)::int as locks
        from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and a.datname = current_database() and a.xact_start is not null`);
      return row!.locks;
    };

    it('are limited to two at once per company, and released when the client disconnects', async () => {
      const [one, two] = [await slowClient(), await slowClient()];
      const refused = await large.get('snapshots/leads');
      expect([refused.status, refused.body]).toMatchObject([
        503,
        { error: 'too many snapshots at once', code: 'overloaded' },
      ]);
      expect((await snapshot(company, 'locations'))[0]).toHaveLength(1);
      expect(await taken()).toBe(2);
      one.leave();
      while ((await taken()) > 1);
      expect(await two.readAll()).toBe(rows + 1);
      while ((await taken()) > 0);
      expect((await snapshot(large, 'leads'))[0]).toEqual([]);
    });

    it('end with the right of their credential', async () => {
      const key = await large.newKey('products.read');
      const id = key.split('_')[3] as Id;
      for (const action of ['suspend', 'revoke'] as const) {
        const client = await slowClient(key);
        await api.application.get(CredentialActions)[action](large.portal, { id });
        await expect(client.readAll()).rejects.toThrow('aborted');
        await api.application.get(CredentialActions).resume(large.portal, { id });
      }
      while ((await taken()) > 0);
    });

    it('answer HEAD without reading anything', async () => {
      const answer = await fetch(`${api.url}/partner/v1/snapshots/products`, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${large.key}` },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
      expect(await taken()).toBe(0);
    });
  });
});
