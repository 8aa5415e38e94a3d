import { createHash } from 'node:crypto';
import { discoverContexts, migrate, schemaText } from '@partner/schema';
import { newId } from '@partner/kernel';
import { onServer } from './on-server.js';

/** One database, as different logins reach it. */
export interface Addresses {
  /** As a superuser. */
  readonly url: string;
  /** As the owner of database and tables, who may not do more (A11); over TLS. */
  readonly ownerUrl: string;
  /** As the login of servers and operators' commands, which owns nothing (A11); over TLS. */
  readonly serverUrl: string;
}

/** A migrated, empty database of its own. */
export interface TestDatabase extends Addresses {
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
export const freshDatabase = (): Promise<TestDatabase> =>
  copyOf(template, ({ ownerUrl }) => migrate(ownerUrl, contexts));

/**
 * Makes a database as {@link freshDatabase} does, with what `fill` puts into it once for all tests of a run that name
 * the
 * same `content`: letters, digits and underscores, another one for whatever else `fill` would make.
 */
export const filledDatabase = (content: string, fill: (addresses: Addresses) => Promise<void>): Promise<TestDatabase> =>
  copyOf(`${template}_${content}`, async (addresses) => {
    await migrate(addresses.ownerUrl, contexts);
    await fill(addresses);
  });

async function copyOf(original: string, make: (addresses: Addresses) => Promise<unknown>): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  const owner = new URL(required('PARTNER_TEST_OWNER_URL')).username;
  await onServer(testServer(), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [original]);
    if ((await client.query('select 1 from pg_database where datname = $1', [original])).rowCount === 0) {
      await client.query(`drop database if exists "${original}_making"`);
      await client.query(`create database "${original}_making" owner ${owner}`);
      await make(addressesOf(`${original}_making`));
      await client.query(`alter database "${original}_making" rename to "${original}"`);
    }
    await client.query(`create database "${name}" template "${original}" owner ${owner}`);
  });
  const drop = (): Promise<void> =>
    onServer(testServer(), async (client) => {
      await client.query(`drop database "${name}" with (force)`);
    });
  return { ...addressesOf(name), drop };
}

function addressesOf(name: string): Addresses {
  const at = (server: string): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    url: at(testServer()),
    ownerUrl: at(required('PARTNER_TEST_OWNER_URL')),
    serverUrl: at(required('PARTNER_TEST_SERVER_URL')),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test", which starts what they need`);
  return value;
}
