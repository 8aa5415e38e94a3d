import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { causeText } from '@partner/kernel';
import { emptyDatabase, freshDatabase, onServer, type TestDatabase, withPooler } from '@partner/testing';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { migrate } from './migrate.js';

describe('an upgrade is refused', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it('by a pooler that would lose its lock and its settings', async () => {
    const migrated = withPooler(database.serverUrl, { mode: 'transaction' }, async (url) =>
      migrate(url, await discoverContexts()),
    );
    await expect(migrated).rejects.toThrow('set pool_mode = session');
  });

  it.each([
    ['encoding LATIN1', `encoding 'LATIN1' locale 'C' locale_provider libc`, '', `with "encoding 'UTF8'`],
    ['a server without ICU', '', 'drop collation pg_catalog."und-x-icu"', 'built with ICU'],
  ])('by %s, with the remedy (A13)', async (_name, options, statement, remedy) => {
    const refused = await emptyDatabase(options);
    try {
      if (statement) await onServer(refused.url, (client) => client.query(statement));
      await expect(migrate(refused.ownerUrl, await discoverContexts())).rejects.toThrow(remedy);
    } finally {
      await refused.drop();
    }
  });

  it('by a database from before the first release, in one line that says what to remove', async () => {
    const old = await freshDatabase();
    try {
      await onServer(old.url, (client) => client.query(`update migrations set name = '0001-journal' where id = 1`));
      const failure = await migrate(old.ownerUrl, await discoverContexts()).catch(causeText);
      expect(failure).toMatch(/^.*from before the first release.*remove it and create an empty one.*\.data.*$/);
    } finally {
      await old.drop();
    }
  });

  it('by a read-only database, such as a standby, with the remedy', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const failure = await migrate(url.href, await discoverContexts()).catch(causeText);
    expect(failure).toContain('run "partner migrate" with the DATABASE_URL of the primary');
  });
});
