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
export const freshDatabase = (): Promise<TestDatabase> => copyOf(template, (url) => migrate(url, contexts));

/**
 * Makes a database as {@link freshDatabase} does, with what `fill` puts into it once for all tests of a run that name
 * the
 * same `content`: letters, digits and underscores, another one for whatever else `fill` would make.
 */
export const filledDatabase = (content: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> =>
  copyOf(`${template}_${content}`, async (url) => {
    await migrate(url, contexts);
    await fill(url);
  });

async function copyOf(original: string, make: (url: string) => Promise<unknown>): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [original]);
    if ((await client.query('select 1 from pg_database where datname = $1', [original])).rowCount === 0) {
      await client.query(`drop database if exists "${original}_making"`);
      await client.query(`create database "${original}_making"`);
      await make(urlOf(`${original}_making`));
      await client.query(`alter database "${original}_making" rename to "${original}"`);
    }
    await client.query(`create database "${name}" template "${original}"`);
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
