// Measures the cost of finding a record: MikroORM's entity manager and the repositories, on a temporary PostgreSQL:
// `node tools/verify/bench/dist/parts/entity-manager.js`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEntity, type InferEntity, LockMode, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import { Aggregate, type CompanyId, type Id, newId, system, type Version } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Contexts } from '@partner/schema';
import { DatabaseUnitOfWork, RecordRepository, RecordTable } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import { processorTime, print } from './processor-time.js';

const times = 2_000;
const records = 1_000;

/** An entity with as many columns, of the same types, as a lead. */
const Thing = defineEntity({
  name: 'Thing',
  tableName: 'things',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    version: p.integer().$type<Version>(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    number: p.integer(),
    status: p.text(),
    statusChangedAt: p.datetime(3),
    customerId: p.character().length(24),
    customerName: p.text().nullable(),
    customerEmail: p.text().nullable(),
    customerPhone: p.text().nullable(),
    salespersonId: p.character().length(24).nullable(),
    salespersonName: p.text().nullable(),
    salespersonEmail: p.text().nullable(),
    locationId: p.character().length(24).nullable(),
    salesSource: p.text().nullable(),
    sourceMetadata: p.json<object>().nullable(),
    externalReferences: p.json<object>().nullable(),
  },
});
type ThingState = InferEntity<typeof Thing>;

class ThingRecord extends Aggregate<ThingState> {
  readonly resource = 'lead';
}

const table = new RecordTable<ThingState>(Thing);

class Things extends RecordRepository<ThingState, ThingRecord> {
  constructor(database: Database) {
    super(database, { table, name: 'thing', fromState: (state) => new ThingRecord(state, true) });
  }
}

const company = newId() as CompanyId;
const ids = Array.from({ length: records }, () => newId());

/** Selects another record each time. */
let turn = 0;
const next = (): Id => ids[(turn += 1) % records]!;

const folder = await mkdtemp(join(tmpdir(), 'partner-bench-'));
const { url } = await openEmbedded(folder, { durable: false });
const orm = await MikroORM.init({ clientUrl: url, entities: [Thing], pool: { min: 1, max: 1 } });
const database = new Database({ url, maxConnections: 1 });
try {
  await orm.schema.create();
  await database.query(sql`insert into things (company_id, id, version, created_at, updated_at, number, status,
      status_changed_at, customer_id, customer_name, customer_email, sales_source, external_references)
    select ${company}, id, 1, now(), now(), 1001, 'Open', now(), id, 'Ada Miller', 'ada@example.com', 'Website',
      '{"crm": "4711"}' from unnest(${ids}::text[]) id`);
  await measure();
} finally {
  await database.close();
  await orm.close();
  await stopEmbedded(folder);
  await rm(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const unitOfWork = new DatabaseUnitOfWork(database, new Contexts([]));
  const things = new Things(database);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  print(
    'EntityManager.findOne with a lock, in a transaction',
    await processorTime(times, () =>
      orm.em.fork().transactional((em) => em.findOneOrFail(Thing, { companyId: company, id: next() }, { lockMode })),
    ),
  );
  print(
    'the repository with a lock, in a unit of work',
    await processorTime(times, () => unitOfWork.run(system(company), () => things.getForUpdate(company, next()))),
  );
  print(
    'EntityManager.findOne',
    await processorTime(times, () => orm.em.fork().findOneOrFail(Thing, { companyId: company, id: next() })),
  );
  print(
    'the same statement through Database',
    await processorTime(times, async () => {
      const row = await database.one<Record<string, unknown>>(
        sql`select t.* from things t where t.company_id = ${company} and t.id = ${next()}`,
      );
      return new ThingRecord(table.state(row), true);
    }),
  );
}
