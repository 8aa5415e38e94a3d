import type { SweepStep } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from './database.js';

/**
 * Counts the rows that a sweep would deal with, one by one. @param rows a statement from its `from` on. @returns no
 * step when there are none.
 */
export async function rowStep(database: Database, does: string, what: string, rows: Sql): Promise<SweepStep[]> {
  const handled = await countRows(database, rows);
  return handled === 0 ? [] : [{ does, what, handled }];
}

/** Counts the rows of a statement that is given from its `from` on. */
export async function countRows(database: Database, rows: Sql): Promise<number> {
  const [found] = await database.outside<{ rows: string }>(sql`select count(*) as rows ${rows}`);
  return Number(found!.rows);
}
