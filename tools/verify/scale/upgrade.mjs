import pg from 'pg';
import { Failure } from '../../lib/failure.mjs';
import { embedded as builtEmbedded, postgres, schema } from '../../lib/build.mjs';

/** The first migration of the upgrade: the previous release has all migrations before it. */
const from = '202611220410';
const writers = 4;
/** Milliseconds of writing before the upgrade begins. */
const before = 5_000;
/** Share of all rows in one company; the others share the rest. */
const largest = 0.6;
const others = 50;

/**
 * Upgrades a database with many leads and the same number of audit entries while others write to it, each of which
 * waits at most a second for a lock (R93).
 * @throws Failure when one of them waited longer, or a total is wrong or an entry lost afterwards
 */
export async function upgrade(folder, { rows, tell }) {
  const embedded = await builtEmbedded();
  try {
    await measure(await embedded.openEmbedded(folder), rows, tell);
  } finally {
    await embedded.stopEmbedded(folder);
  }
}

async function measure({ url }, rows, tell) {
  const { migrate, discoverContexts } = await schema();
  const contexts = await discoverContexts();
  await migrate(url, contexts, undefined, from);
  const client = new pg.Client(url);
  await client.connect();
  try {
    const companies = await seed(client, rows);
    tell('rows in the table', rows.toLocaleString('en'));
    const { rows: sizes } = await client.query(`select pg_size_pretty(pg_total_relation_size('leads')) as size,
      pg_size_pretty(pg_total_relation_size('audit_entries')) as audited`);
    tell('their size, with indexes', sizes[0].size);
    tell('size of the same number of audit entries', sizes[0].audited);

    const until = performance.now() + before;
    const alone = await Promise.all(writeAll(url, companies, 0, () => performance.now() < until));
    tell('transactions of the writers before, in 5 seconds', count(alone));
    tell('their p50, p99 and longest, in milliseconds', spread(alone));

    let goesOn = true;
    const writing = writeAll(url, companies, 1, () => goesOn);
    const begun = performance.now();
    const migrated = migrate(url, contexts).finally(() => (goesOn = false));
    const applied = isApplied(url, () => goesOn).then(() => performance.now() - begun);
    const names = await migrated;
    const took = performance.now() - begun;
    const results = await Promise.all(writing);

    tell('migrations applied', names.length);
    tell('seconds until they were applied', ((await applied) / 1_000).toFixed(1));
    tell('seconds until all rows were counted', (took / 1_000).toFixed(1));
    tell('microseconds for each row', ((1_000 * took) / rows).toFixed(2));
    tell('the same for 100,000,000 rows, in minutes', ((took / rows) * (100_000_000 / 60_000)).toFixed(0));
    tell('transactions of the writers meanwhile', count(results));
    tell('their p50, p99 and longest, in milliseconds', spread(results));
    const all = [...alone, ...results];
    const failures = all.flatMap(({ errors }) => errors);
    tell('failed transactions, such as a wait of a second for a lock', failures.length);
    const written = rows + timesOf(all).length - failures.length;
    const gone = written - (await client.query(`select count(*)::int as n from audit_entries`)).rows[0].n;
    tell('lost audit entries', gone);
    if (failures.length > 0) throw new Failure(`writers were blocked: ${failures[0]}`);
    if (gone !== 0) throw new Failure('audit entries were lost');
  } finally {
    await client.end();
  }
}

const timesOf = (results) => results.flatMap(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
const count = (results) => timesOf(results).length.toLocaleString('en');
const spread = (results) => [0.5, 0.99, 1].map((part) => at(timesOf(results), part)).join(', ');
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(0);

/**
 * Writes leads of three years and an audit entry of each with triggers disabled, since triggers count row by row.
 * @returns the companies.
 */
async function seed(client, rows) {
  const ids = Array.from({ length: others + 1 }, (_, index) => (index + 1).toString(16).padStart(24, 'c'));
  await client.query(`set session_replication_role = replica`);
  for (const id of ids) {
    await client.query(`insert into companies (company_id, id, name, version, created_at, updated_at)
      values ('${id}', '${id}', 'Barns', 1, now(), now())`);
    await client.query(`insert into customers (company_id, id, version, created_at, updated_at, active)
      values ('${id}', '${id}', 1, now(), now(), true)`);
  }
  for (let written = 0; written < rows; written += 100_000) {
    await client.query(
      `insert into leads (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
          customer_id)
        select c, lpad(to_hex(i), 24, '0'), 1, t, t, i, (array['Open', 'Lost', 'Deleted'])[i % 3 + 1], t, c
        from generate_series($1::int, $2::int) i,
          lateral (select now() - (i::float8 / $3) * interval '1096 days' as t,
            case when i % 100 < ${largest * 100} then ($4::text[])[1] else ($4::text[])[2 + i % ${others}] end as c) x`,
      [written + 1, Math.min(rows, written + 100_000), rows, ids],
    );
  }
  await client.query(`insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type,
      resource_id, resource_version)
    select company_id, ${idAt('created_at')}, created_at, 'credential', 'CRM', 'lead.created', 'lead', id, 1
    from leads order by id`);
  await client.query(`set session_replication_role = origin`);
  await client.query(`analyze leads, audit_entries`);
  // Otherwise the disk would still be busy writing the seeded rows.
  await client.query('checkpoint');
  return ids;
}

/** SQL for an id created at the time. */
const idAt = (at) =>
  `lpad(to_hex(extract(epoch from ${at})::bigint), 8, '0') || left(replace(gen_random_uuid()::text, '-', ''), 16)`;

/**
 * Runs writers with companies of their own: writers of one company would wait for each other at its counters, for as
 * long as the disk takes, but only waits for the upgrade are of interest.
 */
const writeAll = (url, companies, round, goesOn) =>
  Array.from({ length: writers }, (_, writer) => {
    const own = companies.filter((_, index) => index % writers === writer);
    return write(url, own, round * writers + writer, goesOn);
  });

/** Creates leads and changes older ones, one transaction after the other. */
async function write(url, companies, writer, goesOn) {
  const client = new pg.Client(url);
  await client.connect();
  const [milliseconds, errors] = [[], []];
  await client.query(`set lock_timeout = '1s'`);
  for (let number = 1; goesOn(); number++) {
    const company = companies[number % 3 === 0 ? 0 : number % companies.length];
    const unique = 1_000_000_000 + writer * 10_000_000 + number;
    const begun = performance.now();
    try {
      await client.query(`insert into leads (company_id, id, version, created_at, updated_at, number, status,
          status_changed_at, customer_id) values ('${company}', lpad(to_hex(${unique}), 24, 'f'), 1,
          now() - ${number % 1_000} * interval '1 day', now(), ${unique}, 'Open', now(), '${company}');
        update leads set status = case status when 'Open' then 'Lost' else 'Open' end
          where company_id = '${company}' and id = lpad(to_hex(${(number * 7_919) % 100_000}), 24, '0')::char(24);
        insert into audit_entries (company_id, id, at, actor_kind, actor_name, action, resource_type, resource_id,
          resource_version) values ('${company}', ${idAt('now()')}, now(), 'credential', 'CRM', 'lead.created', 'lead',
          lpad(to_hex(${unique}), 24, 'f'), 1)`);
    } catch (error) {
      errors.push(error.message);
    }
    milliseconds.push(performance.now() - begun);
  }
  await client.end();
  return { milliseconds, errors };
}

/** Resolves when every migration is applied. */
async function isApplied(url, goesOn) {
  const { CrossCompanyDatabase } = await postgres();
  const { discoverContexts, pendingMigrations } = await schema();
  const [database, contexts] = [new CrossCompanyDatabase({ url, maxConnections: 1 }), await discoverContexts()];
  while (goesOn() && (await pendingMigrations(database, contexts).catch(() => [1])).length > 0)
    await new Promise((resolve) => setTimeout(resolve, 50));
  await database.close();
}
