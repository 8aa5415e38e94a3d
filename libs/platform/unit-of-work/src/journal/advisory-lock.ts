import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';

/**
 * A common table expression `counter_lock`, of one row, that waits until no other transaction counts in this series of
 * the company any more. Who counts must read from it. The counter's row would keep them apart as well, but everybody
 * who waits for a row wakes up whenever it changes, all but one for nothing; a lock wakes the next one alone, in the
 * order of arrival.
 */
export function advisoryLock(company: CompanyId, series: string): Sql {
  return sql`counter_lock as materialized (select pg_advisory_xact_lock(hashtextextended(${
    `counter ${company} ` + `${series}`
  }, 0)))`;
}
