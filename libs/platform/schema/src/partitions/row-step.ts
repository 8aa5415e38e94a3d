import type { SweepStep } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/**
 * Counts the rows that a sweep would deal with, one by one. @param rows a statement from its `from` on. @returns no
 * step when there are none.
 */
export async function rowStep(database: Database, does: string, what: string, rows: Sql): Promise<SweepStep[]> {
  const handled = await database.count(rows);
  return handled === 0 ? [] : [{ does, what, handled }];
}
