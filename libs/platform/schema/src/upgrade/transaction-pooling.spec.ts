import { expect, it } from '@jest/globals';
import { freshDatabase, withPooler } from '@partner/testing';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { migrate } from './migrate.js';

it('an upgrade is refused by a pooler that would lose its lock and its settings', async () => {
  const database = await freshDatabase();
  try {
    const migrated = withPooler(database.serverUrl, { mode: 'transaction' }, async (url) =>
      migrate(url, await discoverContexts()),
    );
    await expect(migrated).rejects.toThrow('set pool_mode = session');
  } finally {
    await database.drop();
  }
});
