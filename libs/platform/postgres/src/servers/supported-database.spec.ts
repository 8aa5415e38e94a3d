import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unavailable } from '@partner/kernel';
import { freshDatabase, type TestDatabase, withPooler } from '@partner/testing';
import sql from 'sql-template-tag';
import { CrossCompanyDatabase } from '../tenancy/cross-company-database.js';
import { WorkScope } from '../work-scope.js';
import { requireSupported } from './supported-database.js';

describe('a pooler in front of PostgreSQL', () => {
  let testDatabase: TestDatabase;

  beforeAll(async () => {
    testDatabase = await freshDatabase();
  });
  afterAll(() => testDatabase.drop());

  const pooled = <T>(mode: string, more: string, work: (url: string) => Promise<T>): Promise<T> =>
    withPooler(testDatabase.serverUrl, { mode, more }, work);
  const checked = async (url: string): Promise<void> => {
    const database = new CrossCompanyDatabase({ url, maxConnections: 1 });
    await requireSupported(database).finally(() => database.close());
  };

  it.each([
    ['transaction', ''],
    ['transaction', 'server_round_robin = 1'],
    ['transaction', 'min_pool_size = 3'],
  ])('is rejected with pool_mode = %s (%s)', async (mode, more) => {
    await expect(pooled(mode, more, checked)).rejects.toThrow('set pool_mode = session');
  });

  it('is accepted with pool_mode = session', async () => {
    await pooled('session', '', checked);
  });

  it('passes on the cancellation of a statement', async () => {
    await pooled('session', '', async (url) => {
      const database = new CrossCompanyDatabase({ url, maxConnections: 1 });
      const scope = new WorkScope();
      const statement = scope.run(() => database.query(sql`select pg_sleep(60)`));
      while (scope.databaseMilliseconds === 0) await new Promise((resolve) => setImmediate(resolve));
      await scope.cancel(unavailable('timeout', 'request timed out'));
      await expect(statement).rejects.toThrow('request timed out');
      await database.close();
    });
  });

  it('is optional', async () => {
    await checked(testDatabase.serverUrl);
  });
});
