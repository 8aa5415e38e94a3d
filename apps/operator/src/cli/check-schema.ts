import { CrossCompanyDatabase } from '@partner/postgres';
import { discoverContexts, pendingMigrations } from '@partner/schema';
import { unavailable } from '@partner/kernel';

/**
 * Checks the database before a command uses it.
 * @throws DomainError `unavailable` when it lacks migrations of this code.
 * @throws UnsupportedDatabase without UTF8 or ICU, and behind a pooler that does not keep sessions.
 */
export async function checkSchema(url: string): Promise<void> {
  const database = new CrossCompanyDatabase({ url, maxConnections: 1, applicationName: 'partner operator' });
  try {
    await database.requireSupported();
    const [first, ...others] = await pendingMigrations(database, await discoverContexts());
    if (first === undefined) return;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    throw unavailable('database_unavailable', `the database lacks ${first}${more}: run "partner migrate" first`);
  } finally {
    await database.close();
  }
}
