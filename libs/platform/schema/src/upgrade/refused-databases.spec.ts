import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { causeText } from '@partner/kernel';
import { freshDatabase, type TestDatabase, withPooler } from '@partner/testing';
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

  it('by a read-only database, such as a standby, with the remedy', async () => {
    const url = new URL(database.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const failure = await migrate(url.href, await discoverContexts()).catch(causeText);
    expect(failure).toContain('run "partner migrate" with the DATABASE_URL of the primary');
  });
});
