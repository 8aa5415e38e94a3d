import pg from 'pg';
import { partner } from '../shared/server.mjs';
import { copyCompany, fill } from './fill.mjs';
import { runCollection } from './visit.mjs';

/** Companies beside the large one, with a copy of its data from before it is filled. */
const others = Array.from({ length: 19 }, (_, number) => `65f0c0ffee${String(number + 2).padStart(14, '0')}`);

/** Makes a company large, and creates others beside it. */
export async function prepare(fixture, rows) {
  // Durability is not needed: after a crash the database is created again. Statistics are those from after the filling,
  // whenever a worker of PostgreSQL would have taken others.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await fixture.query(`alter system set ${setting} = off`);
  await fixture.query(`alter system set max_wal_size = '8GB'`);
  await fixture.query('select pg_reload_conf()');
  const [{ companyId: company, apiKey: key }] = await partner(['demo'], fixture.env);
  fixture.company = company;
  // Their rows are in the logs that are filled, too.
  await fixture.subscriber();
  const servers = [await fixture.start('api'), await fixture.start('worker')];
  await runCollection(servers[0].url, key);
  await Promise.all(servers.map((server) => server.end()));
  const client = new pg.Client(fixture.proxy.target);
  await client.connect();
  try {
    for (const other of others) await copyCompany(client, company, other);
    await fill(client, company, rows);
  } finally {
    await client.end();
  }
  return { company, key, others };
}
