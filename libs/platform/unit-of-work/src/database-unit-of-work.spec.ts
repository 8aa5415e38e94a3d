import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Aggregate, type CompanyId, newId, type RecordState, system } from '@partner/kernel';
import { defineEntity, p } from '@mikro-orm/core';
import { Contexts, discoverContexts, freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import { conflictOn, Database, FinalStatement } from '@partner/postgres';
import { RecordRepository } from './record-repository.js';
import { DatabaseUnitOfWork } from './database-unit-of-work.js';
import { RecordTable } from './record-table.js';

const contexts = await discoverContexts();

interface BoxState extends RecordState {
  readonly label: string;
  readonly contents: readonly unknown[] | null;
}

/** Record of a declared kind, in an undeclared table. */
class Box extends Aggregate<BoxState> {
  readonly resource = 'lead';
  static make(company: CompanyId, label: string, at: Date): Box {
    const box = new Box(
      { id: newId(), companyId: company, version: 1, createdAt: at, updatedAt: at, label, contents: null },
      false,
    );
    box.recordEvent('created', at);
    return box;
  }
  relabel(label: string, at: Date): void {
    this.recordUpdated(this.change({ label }, at), at);
  }
}

const BoxRecord = defineEntity({
  name: 'BoxRecord',
  tableName: 'boxes',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<BoxState['id']>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    label: p.text(),
    contents: p.json<readonly unknown[]>().nullable(),
  },
});
const boxTable = new RecordTable<BoxState>(BoxRecord);
conflictOn('boxes_label', 'number_taken', 'another box has this label');

class Boxes extends RecordRepository<BoxState, Box> {
  constructor(database: Database) {
    super(database, { table: boxTable, name: 'box', fromState: (state) => new Box(state, true) });
  }
}

/** Final statement that counts boxes. */
const countedBoxes = (statement: Sql): FinalStatement<number> =>
  new FinalStatement(statement, ([row]: readonly { count: number }[]) => row!.count);

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

describe('the unit of work', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let work: DatabaseUnitOfWork;
  let boxes: Boxes;
  const company = newId() as CompanyId;
  const actor = system(company);

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    work = new DatabaseUnitOfWork(database, contexts);
    boxes = new Boxes(database);
    await database.query(sql`create table boxes (company_id char(24) not null, id char(24) not null,
      version int not null,
      created_at timestamptz(3) not null, updated_at timestamptz(3) not null, label text not null, contents jsonb,
        primary key (company_id, id))`);
    await database.query(sql`create unique index boxes_label on boxes (company_id, label)`);
  });

  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const made = (label: string): Promise<Box> =>
    work.run(actor, async () => {
      const box = Box.make(company, label, at);
      await boxes.add(box);
      return box;
    });
  const stored = async (id: string): Promise<BoxState> =>
    (await database.query<BoxState>(sql`select * from boxes where id = ${id}`))[0]!;
  const count = async (table: string): Promise<number> =>
    (await database.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`))[0]!.n;

  it('writes record, event and audit entry together', async () => {
    const box = await made('first');
    expect(await stored(box.id)).toMatchObject({ label: 'first', version: 1 });
    expect(
      (await database.query(sql`select type, resource_version from events where resource_id = ${box.id}`))[0]!,
    ).toEqual({
      type: 'lead.created',
      resource_version: 1,
    });
    expect(
      (await database.query(sql`select action, actor_name from audit_entries where resource_id = ${box.id}`))[0]!,
    ).toEqual({
      action: 'lead.created',
      actor_name: 'System',
    });
  });

  it('increments the version once per unit and records one event, for any number of changes (R19, E3)', async () => {
    const { id } = await made('second');
    await work.run(actor, async () => {
      const box = await boxes.getForUpdate(company, id);
      box.relabel('2nd', later);
      (await boxes.getForUpdate(company, id)).relabel('II', later);
      await boxes.save(box);
    });
    expect(await stored(id)).toMatchObject({ label: 'II', version: 2 });
    expect(await database.query(sql`select type from events where resource_id = ${id} order by seq`)).toEqual([
      { type: 'lead.created' },
      { type: 'lead.updated' },
    ]);
  });

  it('changes nothing when nothing differs (R19)', async () => {
    const { id } = await made('third');
    const before = await count('audit_entries');
    await work.run(actor, async () => {
      const box = await boxes.getForUpdate(company, id);
      box.relabel('third', later);
      await boxes.save(box);
    });
    expect(await stored(id)).toMatchObject({ version: 1 });
    expect(await count('audit_entries')).toBe(before);
  });

  it('lets exactly one of several writers with the same version succeed (R20)', async () => {
    const { id } = await made('contended');
    const write = (label: string): Promise<void> =>
      work.run(actor, async () => {
        const box = await boxes.getForUpdate(company, id);
        box.checkVersion(1);
        box.relabel(label, later);
        await boxes.save(box);
      });
    const results = await Promise.allSettled([write('a'), write('b'), write('c')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      results.filter(
        (result) => result.status === 'rejected' && (result.reason as Error).message.includes('version mismatch'),
      ),
    ).toHaveLength(2);
  });

  it('reports a violated unique index as a conflict and changes nothing (R25)', async () => {
    await made('taken');
    const events = await count('events');
    await expect(made('taken')).rejects.toMatchObject({ code: 'conflict', message: 'another box has this label' });
    expect(await count('events')).toBe(events);
  });

  it('rejects reads after a failed change with the error of the change', async () => {
    await made('there already');
    const attempt = work.transaction(async () => {
      await made('there already');
      return count('boxes');
    });
    await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: 'another box has this label' });
  });

  describe('an enqueued statement', () => {
    const insert = (
      id: string,
      label: string,
    ) => sql`insert into boxes (company_id, id, version, created_at, updated_at,
      label) values (${company}, ${id}, 1, ${at}, ${at}, ${label})`;

    it('is executed before the next statement and committed with it', async () => {
      const id = newId();
      const read = await work.transaction(async () => {
        await database.enqueue(insert(id, 'sent'));
        return stored(id);
      });
      expect(read).toMatchObject({ label: 'sent' });
      expect(await stored(id)).toMatchObject({ label: 'sent' });
    });

    it.each([
      ['no statement follows', async () => undefined],
      ['the next statement is not awaited', async () => void stored(newId()).catch(() => undefined)],
      ['the next statement is awaited', () => stored(newId())],
    ])('fails the commit with its own error when %s', async (_, ask) => {
      const attempt = work.transaction(async () => {
        await database.enqueue(insert(newId(), 'sent once'));
        await database.enqueue(insert(newId(), 'sent once'));
        await ask();
      });
      await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: 'another box has this label' });
      expect(await database.query(sql`select 1 from boxes where label = 'sent once'`)).toEqual([]);
    });
  });

  it('rejects a change based on an older version, and all later statements', async () => {
    const { id } = await made('overtaken');
    const read: unknown[] = [];
    const attempt = work.transaction(async () => {
      await work.run(actor, async () => {
        const box = await boxes.getForUpdate(company, id);
        box.relabel('mine', later);
        await boxes.save(box);
        await database.query(sql`update boxes set version = 7 where id = ${id}`);
      });
      read.push(await stored(id));
    });
    await expect(attempt).rejects.toMatchObject({ message: expect.stringContaining('version mismatch') });
    expect(read).toEqual([]);
    expect(await stored(id)).toMatchObject({ label: 'overtaken', version: 1 });
  });

  it('does not find a record of another company', async () => {
    const { id } = await made('foreign');
    const other = newId() as CompanyId;
    await expect(work.run(system(other), () => boxes.getForUpdate(other, id))).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('numbers events without gaps in commit order under concurrent writers (E1)', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => made(`parallel ${index}`)));
    const rows = await database.query<{ seq: string }>(
      sql`select seq from events where company_id = ${company} order by seq`,
    );
    expect(rows.map(({ seq }) => Number(seq))).toEqual(rows.map((_, index) => index + 1));
  });

  it('notifies listeners of changed kinds after the commit', async () => {
    const told: unknown[] = [];
    const listening = new DatabaseUnitOfWork(database, contexts);
    listening.onCommit({
      committed: async (...what) => {
        told.push(what, await count('boxes'));
      },
    });
    const before = await count('boxes');
    await listening.run(actor, () => boxes.add(Box.make(company, 'told', at)));
    expect(told).toEqual([[company, ['lead']], before + 1]);
    await expect(listening.run(actor, () => boxes.add(Box.make(company, 'told', at)))).rejects.toThrow('another box');
    expect(told).toHaveLength(2);
  });

  it('notifies listeners of other companies that read the changed records (W13)', async () => {
    const [one, other] = [newId() as CompanyId, newId() as CompanyId];
    const readers = (owner: CompanyId) =>
      sql`select unnest(${[one, other]}::char(24)[]) as company_id from boxes
        where company_id = ${owner} and label = 'shared'`;
    const shared = new Contexts([
      ...contexts.all,
      { name: 'boxes', resources: {}, sharesRecords: { kinds: ['lead'], shownAs: 'quote', readers } },
    ]);
    const told: unknown[] = [];
    const listening = new DatabaseUnitOfWork(database, shared);
    listening.onCommit({ committed: async (...what) => void told.push(what) });
    await listening.run(actor, () => boxes.add(Box.make(company, 'shared', at)));
    expect(told).toEqual([
      [company, ['lead']],
      [one, ['quote']],
      [other, ['quote']],
    ]);
  });

  describe('a commit notice', () => {
    const told = async (change: (unit: DatabaseUnitOfWork) => Promise<unknown>): Promise<unknown[]> => {
      const listening = new DatabaseUnitOfWork(database, contexts);
      listening.sendWithCommit((changes) =>
        changes.length > 0 ? sql`insert into told (what) values (${JSON.stringify(changes)})` : undefined,
      );
      await database.query(sql`create table if not exists told (what json)`);
      await database.query(sql`delete from told`);
      await change(listening).catch(() => undefined);
      return (await database.query<{ what: unknown }>(sql`select what from told`)).map(({ what }) => what);
    };

    it('contains the changes', async () => {
      const change = (unit: DatabaseUnitOfWork) => unit.run(actor, () => boxes.add(Box.make(company, 'noticed', at)));
      expect(await told(change)).toEqual([[{ company, kinds: ['lead'] }]]);
      expect(await told((unit) => unit.run(actor, async () => count('boxes')))).toEqual([]);
    });

    it('is not sent when nothing is committed', async () => {
      const change = (unit: DatabaseUnitOfWork) => unit.run(actor, () => boxes.add(Box.make(company, 'noticed', at)));
      expect(await told(change)).toEqual([]);
    });
  });

  it('needs one round trip to write and commit, and one more to load what it changes', async () => {
    const trips = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const { id } = await made('in one go');
      expect(trips).toHaveBeenCalledTimes(1);
      await work.run(actor, async () => {
        const box = await boxes.getForUpdate(company, id);
        box.relabel('in two', later);
        await boxes.save(box);
      });
      expect(trips).toHaveBeenCalledTimes(3);
    } finally {
      trips.mockRestore();
    }
  });

  it('returns the result of its final statement, which sees its writes, in the same round trip', async () => {
    const trips = jest.spyOn(pg.Client.prototype, 'query');
    try {
      const counted = await work.transaction(async () => {
        await work.run(actor, () => boxes.add(Box.make(company, 'counted', at)));
        return countedBoxes(sql`select count(*)::int as count from boxes where label = 'counted'`);
      });
      expect([counted, trips.mock.calls.length]).toEqual([1, 1]);
    } finally {
      trips.mockRestore();
    }
  });

  it('commits the final statement together with the change, or neither', async () => {
    const attempt = work.transaction(async () => {
      await work.run(actor, () => boxes.add(Box.make(company, 'never', at)));
      return countedBoxes(sql`select 1 / 0`);
    });
    await expect(attempt).rejects.toThrow('division by zero');
    expect(await database.query(sql`select 1 from boxes where label = 'never'`)).toEqual([]);
  });

  describe('an event', () => {
    const subscribed = newId() as CompanyId;

    const aSubscription = async (types: string[] | null, status = 'active', of = subscribed): Promise<string> => {
      const id = newId();
      await database.query(sql`insert into webhook_subscriptions (company_id, id, version, created_at, updated_at,
        url, types, status, secret)
        values (${of}, ${id}, 1, now(), now(), 'https://example.com/', ${types}, ${status}, 'sealed')`);
      return id;
    };
    const madeIn = async (of: CompanyId, unit = work): Promise<string> => {
      const box = Box.make(of, newId(), at);
      await unit.run(system(of), () => boxes.add(box));
      return box.id;
    };
    const deliveries = async (box: string): Promise<string[]> => {
      const rows = await database.query<{
        subscription_id: string;
      }>(sql`select d.subscription_id from webhook_deliveries d
        join events e on e.company_id = d.company_id and e.id = d.event_id where e.resource_id = ${box} order by 1`);
      return rows.map(({ subscription_id }) => subscription_id);
    };

    it('creates deliveries for the matching active subscriptions of its company (E10)', async () => {
      const [all, some] = [await aSubscription(null), await aSubscription(['lead.updated', 'lead.created'])];
      await aSubscription(['lead.updated']);
      await aSubscription(null, 'disabled');
      await aSubscription(null, 'deleted');
      await aSubscription(null, 'active', newId() as CompanyId);
      expect(await deliveries(await madeIn(subscribed))).toEqual([all, some].sort());
    });

    it('is not delivered to subscriptions created later', async () => {
      const box = await madeIn(company);
      await aSubscription(null, 'active', company);
      expect(await deliveries(box)).toEqual([]);
    });

    it('creates work for workers only if it has subscribers', async () => {
      const told: string[] = [];
      const listening = new DatabaseUnitOfWork(database, contexts);
      listening.onWork((kind) => told.push(kind));
      await madeIn(newId() as CompanyId, listening);
      expect(told).toEqual([]);
      await madeIn(subscribed, listening);
      expect(told).toEqual(['webhooks']);
    });
  });
});
