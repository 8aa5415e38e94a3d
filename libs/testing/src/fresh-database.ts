import { createHash } from 'node:crypto';
import { discoverContexts, migrate, schemaText } from '@partner/schema';
import { newId } from '@partner/kernel';
import { onServer } from './on-server.js';

/** One database, as different logins reach it. */
export interface Addresses {
  /** As a superuser. */
  readonly url: string;
  /** As the owner of the database and its tables, with no other privileges (A11); over TLS. */
  readonly ownerUrl: string;
  /** As the login of servers and operator commands, which owns nothing (A11); over TLS. */
  readonly serverUrl: string;
}

/** A separate, migrated, empty database. */
export interface TestDatabase extends Addresses {
  drop(): Promise<void>;
}

const contexts = await discoverContexts();

/** Name of the template, different for each schema, because the server may outlive a test run. */
const template = `template_${createHash('sha256')
  .update(await schemaText(contexts))
  .digest('hex')
  .slice(0, 16)}`;

/** Returns the address of the PostgreSQL server that `npm test` started. */
export function testServer(): string {
  return required('PARTNER_TEST_DATABASE_URL');
}

/** Returns the address of the Redis server that `npm test` started. */
export function testRedis(): string {
  return required('PARTNER_TEST_REDIS_URL');
}

/** Creates a database from a template that is migrated once for all tests. */
export const freshDatabase = (): Promise<TestDatabase> =>
  copyOf(template, async () => {
    const made = await emptyDatabase();
    await migrate(made.ownerUrl, contexts);
    return made;
  });

/**
 * Creates a database like {@link freshDatabase}, with data that `fill` inserts once for all tests that use the same
 * `content`.
 * @param content identifies the data: letters, digits and underscores.
 */
export const filledDatabase = (content: string, fill: (addresses: Addresses) => Promise<void>): Promise<TestDatabase> =>
  copyOf(`${template}_${content}`, async () => {
    const made = await freshDatabase();
    await fill(made);
    return made;
  });

/** Creates a copy of a database, which `make` creates if it is missing. */
const copyOf = (original: string, make: () => Promise<TestDatabase>): Promise<TestDatabase> =>
  onServer(testServer(), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [original]);
    if ((await client.query('select 1 from pg_database where datname = $1', [original])).rowCount === 0) {
      const { pathname } = new URL((await make()).url);
      await client.query(`alter database "${pathname.slice(1)}" rename to "${original}"`);
    }
    return created(original);
  });

/** Creates a database without tables. @param options of the statement, such as its encoding. */
export const emptyDatabase = (options = ''): Promise<TestDatabase> => created('template0', options);

async function created(from: string, options = ''): Promise<TestDatabase> {
  const name = `test_${newId()}`;
  const owner = new URL(required('PARTNER_TEST_OWNER_URL')).username;
  await onServer(testServer(), async (client) => {
    // Copies the files: through the log and the buffers, creating and dropping a database take several times as long.
    await client.query(`create database "${name}" template "${from}" owner ${owner} strategy file_copy ${options}`);
    // A copy has the rights of no original, and `migrate` revokes this one (A11).
    await client.query(`revoke temporary on database "${name}" from public`);
  });
  const drop = (): Promise<void> =>
    onServer(testServer(), async (client) => void (await client.query(`drop database "${name}" with (force)`)));
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
