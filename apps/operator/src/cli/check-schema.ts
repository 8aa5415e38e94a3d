import { CrossCompanyDatabase, discoverContexts, pendingMigrations } from '@partner/persistence';
import { unavailable } from '@partner/kernel';

/** @throws DomainError `unavailable` when the database has not the schema of this code. */
export async function checkSchema(url: string): Promise<void> {
  const database = new CrossCompanyDatabase({ url, maxConnections: 1, applicationName: 'partner operator' });
  try {
    const pending = await pendingMigrations(database, await discoverContexts());
    if (pending.length > 0)
      throw unavailable(
        'database_unavailable',
        `the database lacks ${pending.join(', ')}: run "partner migrate" first`,
      );
  } finally {
    await database.close();
  }
}
