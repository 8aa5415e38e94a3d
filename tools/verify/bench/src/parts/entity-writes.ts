// Measures the processor time of creating a lead and an order: the unit of work and MikroORM's entity manager, on a
// connection that binds, names and pipelines, in alternating rounds on the PostgreSQL of DATABASE_URL or a temporary
// one: `node tools/verify/bench/dist/parts/entity-writes.js`.
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EntitySchema, LockMode } from '@mikro-orm/core';
import { MikroORM, type PostgreSqlDriver } from '@mikro-orm/postgresql';
import { openEmbedded, stopEmbedded } from '@partner/embedded';
import { type CompanyId, type Id, newId, system } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { discoverContexts, migrate } from '@partner/schema';
import { DatabaseUnitOfWork, RecordTable } from '@partner/unit-of-work';
import sql, { raw, type Sql } from 'sql-template-tag';
import { postgresCpu } from '../fixture/processes.js';
import { Made, Records, type State } from './made-records.js';
import { pipelinedDriver } from './pipelined-driver.js';

const [rounds, times] = [6, 400];
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Returns exports of a module that no index exports. */
const inside = async (pattern: string): Promise<object> =>
  (await import(pathToFileURL(join(root, globSync(pattern, { cwd: root })[0]!)).href)) as object;

const { eventStatement } = (await inside('libs/**/dist/**/event-statement.js')) as {
  eventStatement: (origin: object, events: readonly object[], contexts: object) => Sql;
};

/** Returns the entities of all libraries by table. */
async function entities(): Promise<ReadonlyMap<string, EntitySchema>> {
  const files = globSync('libs/**/dist/**/*.entity.js', { cwd: root });
  const modules = (await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))) as object[];
  const found = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((one) => one instanceof EntitySchema);
  return new Map(found.map((one) => [one.meta.tableName, one]));
}

const folder = await mkdtemp(join(tmpdir(), 'partner-bench-'));
const url = process.env['DATABASE_URL'] ?? (await openEmbedded(folder, { durable: false })).url;
const contexts = await discoverContexts();
await migrate(url, contexts);
const database = new Database({ url, maxConnections: 2 });
const known = await entities();
const orm = await MikroORM.init<PostgreSqlDriver>({
  driver: pipelinedDriver('bench', database),
  dbName: 'bench',
  entities: [...known.values()],
  // The entity manager increments versions, and updates check the previous version.
  discovery: {
    onMetadata: (meta) => {
      const version = meta.props.find(({ name }) => name === 'version');
      if (version) version.version = true;
    },
  },
});
const company = newId() as CompanyId;
const actor = system(company);
const [location, customer] = [newId(), newId()];
const at = new Date();
const base = { companyId: company, version: 1, createdAt: at, updatedAt: at };

const tables = new Map([...known].map(([name, schema]) => [name, new RecordTable<State>(schema)]));
const unit = new DatabaseUnitOfWork(database, contexts);
const repositories = {
  lead: new Records(database, tables.get('leads')!, 'lead'),
  order: new Records(database, tables.get('orders')!, 'order'),
  customer: new Records(database, tables.get('customers')!, 'customer'),
};

/** Assigns a number of a series with the same statement as `DatabaseNumbers`. */
const numbering = (series: string): Sql => sql`
  with lock as materialized (select pg_advisory_xact_lock(hashtextextended(${`counter ${company} ${series}`}, 0)))
  insert into company_counters (company_id, name, value) select ${company}, ${series}, 1001 from lock
  on conflict (company_id, name) do update set value = company_counters.value + 1 returning value`;
const placing = sql`select t.id, t.name from locations t where t.company_id = ${company} and t.id = ${location}`;
const lines = [1, 2].map((key) => ({ key: `line-${key}`, name: 'Shed', quantity: 1, amount: '100.00' }));
const adding = (order: Id): Sql => sql`insert into sales_lines (company_id, document_id, line_key, position, name,
    quantity, amount, status, is_standard_feature)
  select ${company}, ${order}, r.key, r.ordinality, r.name, r.quantity, r.amount, 'Added', false
  from rows from (json_to_recordset(${JSON.stringify(lines)}::json) as (key text, name text, quantity double precision,
    amount numeric)) with ordinality r`;

const fields = (kind: 'lead' | 'order', number: number): State => ({
  ...base,
  id: newId(),
  number,
  status: kind === 'lead' ? 'Open' : 'Unprocessed',
  statusChangedAt: at,
  customerId: customer,
  customerName: 'Ada Miller',
  customerEmail: 'ada@example.com',
  locationId: location,
  ...(kind === 'order' && {
    downPayment: '0.00',
    securityDeposit: '0.00',
    totalDueToday: '0.00',
    totalPaid: '0.00',
    total: '200.00',
    subtotal: '200.00',
    soldAndCancelled: false,
  }),
});

let turn = 0;
/** Alternates the source, so that each order changes its customer, with a check of the previous version. */
const source = (): string => ((turn += 1) % 2 ? 'Website' : 'Referral');

async function byUnit(kind: 'lead' | 'order'): Promise<void> {
  await unit.run(actor, async () => {
    const [, buyer, [counted]] = await Promise.all([
      database.query(placing),
      repositories.customer.getForUpdate(company, customer),
      database.query<{ value: string }>(numbering(kind)),
    ]);
    const made = new Made(kind, fields(kind, Number(counted!.value)), false);
    made.announce(at);
    await repositories[kind].add(made);
    if (kind === 'order') {
      await database.enqueue(adding(made.id));
      buyer.see(source(), at);
      await repositories.customer.save(buyer);
    }
  });
}

/** Writes the same rows with an entity manager; events are written by the statement that numbers them. */
async function byEntityManager(kind: 'lead' | 'order'): Promise<void> {
  const em = orm.em.fork();
  await em.begin();
  const context = em.getTransactionContext() as never;
  const ask = (statement: Sql): Promise<{ value: string }[]> =>
    em.getConnection().execute(statement.strings.join('?'), [...statement.values], 'all', context);
  const entity = (table: string): EntitySchema => known.get(table)!;
  const [, buyer, [counted]] = (await Promise.all([
    ask(placing),
    em.findOneOrFail(
      entity('customers'),
      { companyId: company, id: customer },
      {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      },
    ),
    ask(numbering(kind)),
  ])) as [unknown, State, { value: string }[]];
  const state = fields(kind, Number(counted!.value));
  const audited = (record: State, resource: string, action: string, changes: object | null): object => ({
    companyId: company,
    id: newId(),
    at,
    actorKind: actor.kind,
    actorName: actor.name,
    action,
    resourceType: resource,
    resourceId: record.id,
    resourceVersion: record.version,
    changes,
  });
  const history = {
    id: newId(),
    resourceType: kind,
    resourceId: state.id,
    status: 'Open',
    changedAt: at,
    actorName: 'x',
  };
  em.create(entity(`${kind}s`), state as never, { persist: true });
  em.create(entity('status_history'), { ...history, companyId: company } as never, { persist: true });
  em.create(entity('audit_entries'), audited(state, kind, `${kind}.created`, null) as never, { persist: true });
  if (kind === 'order') {
    const before = buyer['salesSource'];
    Object.assign(buyer, { salesSource: source(), updatedAt: at });
    const changes = { salesSource: [before, buyer['salesSource']] };
    em.create(entity('audit_entries'), audited(buyer, 'customer', 'customer.updated', changes) as never, {
      persist: true,
    });
  }
  await em.flush();
  const connection = em.getConnection();
  const run = (statement: Sql): Promise<unknown> =>
    connection.execute(statement.strings.join('?'), [...statement.values], 'run', context);
  if (kind === 'order') await run(adding(state.id));
  const origin = { company, requestId: undefined, traceparent: undefined };
  const event = {
    type: `${kind}.created`,
    occurredAt: at,
    resourceType: kind,
    resourceId: state.id,
    resourceVersion: 1,
  };
  await run(eventStatement(origin, [event], contexts));
  await em.commit();
}

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[figures.length >> 1]!;

try {
  // MikroORM leaves the first version to the table's default.
  for (const table of ['leads', 'orders', 'customers', 'locations'])
    await database.query(sql`alter table ${raw(table)} alter column version set default 1`);
  await database.query(sql`insert into locations (company_id, id, version, created_at, updated_at, name, slug, active,
      sales_lot, plant, hide_from_partner_api, ignore_on_ledger, lead_routing)
    values (${company}, ${location}, 1, now(), now(), 'Yard', 'yard', true, true, false, false, false, false)`);
  await database.query(sql`insert into customers (company_id, id, version, created_at, updated_at, name, email, active)
    values (${company}, ${customer}, 1, now(), now(), 'Ada Miller', 'ada@example.com', true)`);
  const [told] = await database.query<{ file: string }>(sql`select pg_read_file('postmaster.pid') as file`);
  const postmaster = Number(told!.file.split('\n')[0]);
  const ways = { 'unit of work': byUnit, 'entity manager': byEntityManager };
  for (const kind of ['lead', 'order'] as const) {
    const spent = new Map(Object.keys(ways).map((way) => [way, { node: [] as number[], postgres: [] as number[] }]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [way, make] of Object.entries(ways)) {
        const [own, server] = [process.cpuUsage(), await postgresCpu(postmaster)];
        for (let index = 0; index < times; index += 1) await make(kind);
        const { user, system: kernel } = process.cpuUsage(own);
        if (round === 0) continue;
        spent.get(way)!.node.push((user + kernel) / times);
        spent.get(way)!.postgres.push((((await postgresCpu(postmaster)) - server) * 1_000_000) / times);
      }
    }
    for (const [way, { node, postgres }] of spent) {
      const line = `${kind}, ${way}: Node ${median(node).toFixed(0)} µs, PostgreSQL ${median(postgres).toFixed(0)} µs`;
      process.stdout.write(`${line}\n`);
    }
  }
} finally {
  await orm.close(true);
  await database.close();
  if (!process.env['DATABASE_URL']) await stopEmbedded(folder);
  await rm(folder, { recursive: true, force: true });
}
