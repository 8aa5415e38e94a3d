import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Returns a common table expression `counter_lock` of one row that waits for exclusive use of a counter series of the
 * company; counting statements must read from it. The counter's row lock would also serialize them, but it wakes all
 * waiters at each change, whereas an advisory lock wakes only the next one, in order of arrival.
 */
export function advisoryLock(company: CompanyId, series: string): Sql {
  return sql`counter_lock as materialized (select pg_advisory_xact_lock(hashtextextended(${
    `counter ${company} ` + `${series}`
  }, 0)))`;
}
