import { createHash } from 'node:crypto';
import { discoverContexts, migrate, schemaText } from '@partner/persistence';
import { newId } from '@partner/kernel';
import pg from 'pg';

/** A migrated, empty database of its own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const contexts = await discoverContexts();

/** A schema that changes gets another template, on a server that outlives a run. */
const template = `template_${createHash('sha256')
  .update(await schemaText(contexts))
  .digest('hex')
  .slice(0, 16)}`;

/** The PostgreSQL server of the tests, started by `npm test`. */
export function testServer(): string {
  return required('PARTNER_TEST_DATABASE_URL');
}

/** The Redis server of the tests, started by `npm test`. */
export function testRedis(): string {
  return required('PARTNER_TEST_REDIS_URL');
}

/** Makes a database from a template that was migrated once for all tests of a run. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    if ((await client.query('select 1 from pg_database where datname = $1', [template])).rowCount === 0) {
      await client.query(`drop database if exists "${template}_making"`);
      await client.query(`create database "${template}_making"`);
      await migrate(urlOf(`${template}_making`), contexts);
      await client.query(`alter database "${template}_making" rename to "${template}"`);
    }
    await client.query(`create database "${name}" template "${template}"`);
  });
  const drop = (): Promise<void> =>
    onServer(async (client) => {
      await client.query(`drop database "${name}" with (force)`);
    });
  return { url: urlOf(name), drop };
}

async function onServer(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(testServer());
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(testServer());
  url.pathname = `/${name}`;
  return url.toString();
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test", which starts what they need`);
  return value;
}
