import { setTimeout as pause } from 'node:timers/promises';
import { FaultFixture } from '../faults/fixture.mjs';
import { Load } from '../faults/load.mjs';
import { until } from '../faults/until.mjs';
import { processorTime, residentMemory, serverPids } from '../faults/processor-time.mjs';

const atOnce = 8;
const counts = { warm: 300, reads: 3_000, lists: 1_500, writes: 1_500 };

/** Tables whose size per row on disk, with indexes, is measured. */
const tables = [
  'leads',
  'customers',
  'events',
  'audit_entries',
  'status_history',
  'webhook_deliveries',
  'webhook_attempts',
  'idempotency_keys',
];

/** Measures processor time and bytes of a read, a list, a write and a delivery, on its own servers with Redis. */
export async function costs(folder, { tell }) {
  const fixture = await FaultFixture.open(folder, { redis: true });
  try {
    await measure(fixture, tell);
  } finally {
    await fixture.close();
  }
}

async function measure(fixture, tell) {
  const api = await fixture.start('api');
  const load = new Load(api, fixture.key);
  const location = await load.location();
  const write = (index) =>
    load.call('POST', 'leads', {
      locationId: location,
      customer: { name: `Ann ${index}`, phone: `555 ${index}`, email: `ann${index}@example.com` },
    });
  const made = [];
  await inParallel(counts.warm, async (index) => made.push((await write(index)).id));

  const spent = async (name, count, work) => {
    const before = await times(fixture, api);
    await inParallel(count, work);
    const after = await times(fixture, api);
    tell(`${name}: processor time of Node, µs`, perOne(after.node - before.node, count, 1_000));
    tell(`${name}: of PostgreSQL, µs`, perOne(after.database - before.database, count, 1_000));
  };
  await spent('one lead by id', counts.reads, (index) => load.call('GET', `leads/${made[index % made.length]}`));
  // A different list each time, so that none is cached.
  await spent('a list of 50 leads', counts.lists, (index) =>
    load.call('GET', `leads?limit=50&createdFrom=${past(index)}`),
  );
  const cached = () => load.call('GET', 'leads?limit=50');
  await cached();
  await spent('the same list, cached', counts.reads, cached);

  const log = async () => (await fixture.query('select pg_current_wal_insert_lsn()::text as at'))[0].at;
  const sizes = await sizesOf(fixture);
  const from = await log();
  await spent('a lead created', counts.writes, (index) => write(counts.warm + index));
  const [{ bytes }] = await fixture.query('select pg_wal_lsn_diff($1, $2)::bigint as bytes', [await log(), from]);
  tell('a lead created: bytes of the log', perOne(Number(bytes), counts.writes));

  const worker = await fixture.start('worker');
  const receiver = await fixture.subscriber();
  const deliveries = counts.writes;
  const before = { ...(await times(fixture, worker)), log: await log() };
  await inParallel(deliveries, (index) => write(counts.warm + counts.writes + index));
  const ids = await fixture.events();
  await until(() => receiver.arrivals.size >= deliveries, 120);
  await pause(2_000);
  const after = { ...(await times(fixture, worker)), log: await log() };
  tell('a delivery: processor time of the worker, µs', perOne(after.node - before.node, deliveries, 1_000));
  const [{ both }] = await fixture.query('select pg_wal_lsn_diff($1, $2)::bigint as both', [after.log, before.log]);
  tell('a lead created and its event delivered: bytes of the log', perOne(Number(both), deliveries));
  tell('events, and deliveries of them', `${ids.length}, ${receiver.arrivals.size}`);

  const grown = await sizesOf(fixture);
  for (const table of tables) {
    const rows = grown[table].rows - sizes[table].rows;
    if (rows > 0)
      tell(`${table}: bytes of a row with its indexes`, perOne(grown[table].bytes - sizes[table].bytes, rows));
  }
  tell('memory of an API server, MB', megabytes(await residentMemory(api.child.pid)));
  tell('memory of a worker, MB', megabytes(await residentMemory(worker.child.pid)));
  const connections = await fixture.query(`
    select substring(application_name from '^partner[ -][a-z]+') as name, count(*)::int as n from pg_stat_activity
    where backend_type = 'client backend' and application_name like 'partner%' group by 1 order by 1`);
  tell('connections', connections.map(({ name, n }) => `${name} ${n}`).join(', '));
  await redis(fixture, load, tell);
}

/** Measures the size of a cached list in Redis. */
async function redis(fixture, load, tell) {
  const { Redis } = await import('ioredis');
  const client = new Redis(fixture.env.REDIS_URL);
  const used = async () => Number(/used_memory:(\d+)/.exec(await client.info('memory'))[1]);
  const before = await used();
  const lists = 500;
  let bytes = 0;
  await inParallel(lists, async (index) => {
    const answer = await load.call('GET', `leads?limit=50&createdFrom=${past(10_000 + index)}`);
    bytes += JSON.stringify(answer).length;
  });
  tell('Redis: bytes of a cached list of 50', perOne((await used()) - before, lists));
  tell('text of that list, bytes', perOne(bytes, lists));
  client.disconnect();
}

async function inParallel(count, work) {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

async function times(fixture, server) {
  return {
    node: await processorTime([server.child.pid]),
    database: await processorTime(await serverPids(fixture.folder)),
  };
}

/** Returns bytes and rows of each table on disk, with its partitions and indexes. */
async function sizesOf(fixture) {
  const sizes = {};
  for (const table of tables) {
    const [size] = await fixture.query(`select (select count(*)::int from ${table}) as rows,
      coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree('${table}')),
        pg_total_relation_size('${table}'))::bigint as bytes`);
    sizes[table] = { rows: size.rows, bytes: Number(size.bytes) };
  }
  return sizes;
}

const perOne = (total, count, factor = 1) => Math.round((total * factor) / count).toLocaleString('en');
const megabytes = (bytes) => Math.round(bytes / 1_048_576);
const past = (index) => new Date(Date.UTC(2020, 0, 1) + index * 1_000).toISOString();
