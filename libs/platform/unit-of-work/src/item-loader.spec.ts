import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId, unavailable } from '@partner/kernel';
import { discoverContexts, freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { Database, ItemLoader, Json, WorkScope } from '@partner/postgres';
import { DatabaseUnitOfWork } from './database-unit-of-work.js';

const contexts = await discoverContexts();

/** Database that records its statements. */
class WatchedDatabase extends Database {
  readonly asked: string[] = [];

  override each<Row>(statements: Parameters<Database['each']>[0]): Promise<Row[][]> {
    this.asked.push(statements.map(({ statement }) => statement.text).join());
    return super.each<Row>(statements);
  }
}

describe('the item loader', () => {
  let testDatabase: TestDatabase;
  let database: WatchedDatabase;
  let customers: ItemLoader;
  const [one, other] = [newId() as CompanyId, newId() as CompanyId];

  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new WatchedDatabase({ url: testDatabase.url, maxConnections: 4 });
    const item = Json.item({ id: Json.unescaped(sql`t.id`), name: sql`t.name` });
    customers = new ItemLoader(database, { table: sql`customers`, where: sql`t.deleted_at is null`, item });
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  async function customer(company: CompanyId, name: string, id = newId()): Promise<Id> {
    await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, active, name)
      values (${company}, ${id}, 7, now(), now(), true, ${name})`);
    return id;
  }
  const shown = (id: Id, name: string): object => ({ json: JSON.stringify({ id, name }), version: 7 });

  it('reads concurrently requested records with one statement, each for its company', async () => {
    const [ada, bea] = [await customer(one, 'Ada'), await customer(other, 'Bea')];
    const same = newId();
    await customer(one, 'of one', same);
    await customer(other, 'of the other', same);
    database.asked.length = 0;
    const read = await Promise.all([
      customers.read(one, ada),
      customers.read(other, bea),
      customers.read(other, ada),
      customers.read(one, bea),
      customers.read(one, ada),
      customers.read(one, same),
      customers.read(other, same),
      customers.read(one, newId()),
    ]);
    expect(read).toEqual([
      shown(ada, 'Ada'),
      shown(bea, 'Bea'),
      undefined,
      undefined,
      shown(ada, 'Ada'),
      shown(same, 'of one'),
      shown(same, 'of the other'),
      undefined,
    ]);
    expect(database.asked).toHaveLength(1);
  });

  it('does not return deleted records', async () => {
    const id = await customer(one, 'Eve');
    await database.query(sql`update customers set deleted_at = now() where company_id = ${one} and id = ${id}`);
    expect(await customers.read(one, id)).toBeUndefined();
  });

  it('returns uncommitted changes only inside their transaction', async () => {
    const id = await customer(one, 'Ada');
    await new DatabaseUnitOfWork(database, contexts).transaction(async () => {
      await database.query(sql`update customers set name = 'Adele' where company_id = ${one} and id = ${id}`);
      const outside = new WatchedDatabase({ url: testDatabase.url, maxConnections: 1 });
      const [{ name }] = (await outside.query<{ name: string }>(
        sql`select name from customers where company_id = ${one} and id = ${id}`,
        'outside',
      )) as [{ name: string }];
      await outside.close();
      expect([name, await customers.read(one, id)]).toEqual(['Ada', shown(id, 'Adele')]);
    });
    expect(await customers.read(one, id)).toEqual(shown(id, 'Adele'));
  });

  it('returns the changed record as the response of a write', async () => {
    const id = await customer(one, 'Ada');
    const answered = await new DatabaseUnitOfWork(database, contexts).transaction(async () => {
      await database.query(sql`update customers set name = 'Adele' where company_id = ${one} and id = ${id}`);
      return customers.response(one, id, 'customer');
    });
    expect({ json: answered.text, version: answered.version }).toEqual(shown(id, 'Adele'));
    expect(await customers.read(one, id)).toEqual(shown(id, 'Adele'));
  });

  it('rejects a write that hides its record with notFound, without committing it', async () => {
    const [id, seen] = [await customer(one, 'Ada'), await customer(one, 'Bea')];
    const attempt = new DatabaseUnitOfWork(database, contexts).transaction(async () => {
      await database.query(sql`update customers set name = 'Beatrix' where company_id = ${one} and id = ${seen}`);
      await database.query(sql`update customers set deleted_at = now() where company_id = ${one} and id = ${id}`);
      return customers.response(one, id, 'customer');
    });
    await expect(attempt).rejects.toMatchObject({ code: 'notFound', message: 'customer not found' });
    expect(await customers.read(one, seen)).toEqual(shown(seen, 'Bea'));
    await expect(
      new DatabaseUnitOfWork(database, contexts).transaction(async () => customers.response(other, seen, 'customer')),
    ).rejects.toThrow('customer not found');
  });

  it('continues reading for other requests when one is cancelled', async () => {
    const id = await customer(one, 'Ada');
    const scope = new WorkScope();
    const cancelled = scope.run(() => customers.read(one, id));
    const waiting = customers.read(one, id);
    await scope.cancel(unavailable('timeout', 'request timed out'));
    expect(await waiting).toEqual(shown(id, 'Ada'));
    expect(await cancelled).toEqual(shown(id, 'Ada'));
    await expect(scope.run(async () => customers.read(one, id))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('rejects all reads of a failed statement, but not later ones', async () => {
    const broken = new ItemLoader(database, {
      table: sql`customers`,
      where: sql`true`,
      item: sql`(1 / (t.version - 7))::text`,
    });
    const id = await customer(one, 'Ada');
    const outcomes = await Promise.allSettled([broken.read(one, id), broken.read(one, id)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await broken.read(one, newId())).toBeUndefined();
  });
});
