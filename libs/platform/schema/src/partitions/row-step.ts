import type { SweepStep } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/**
 * Returns a sweep step with the number of affected rows, or no step if there are none.
 * @param rows statement from its `from` clause on.
 */
export async function rowStep(database: Database, does: string, what: string, rows: Sql): Promise<SweepStep[]> {
  const handled = await database.count(rows);
  return handled === 0 ? [] : [{ does, what, handled }];
}
