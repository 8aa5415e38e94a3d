import { type CompanyId, invalid, type Numbers } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/** Largest number that the portal may supply: the numbers after it are for later records, in 32-bit columns. */
const largest = 2_000_000_000;

/** Issues numbers from counter rows, which stay locked until the commit. */
export class DatabaseNumbers implements Numbers {
  constructor(private readonly database: Database) {}

  async next(company: CompanyId, series: string): Promise<number> {
    const [row] = await this.database.query<{ value: string }>(sql`
      with ${advisoryLock(company, series)}
      insert into company_counters (company_id, name, value) select ${company}, ${series}, 1001 from counter_lock
      on conflict (company_id, name) do update set value = company_counters.value + 1
      returning value`);
    const { value } = row!;
    return Number(value);
  }

  async claim(company: CompanyId, series: string, number: number | undefined): Promise<number> {
    if (number === undefined) return this.next(company, series);
    if (number > largest) throw invalid(`the number of a record must be at most ${largest}`);
    await this.database.query(sql`
      with ${advisoryLock(company, series)}
      insert into company_counters (company_id, name, value) select ${company}, ${series},
        greatest(${number}::bigint, 1000) from counter_lock
      on conflict (company_id, name) do update set value = greatest(company_counters.value, excluded.value)`);
    return number;
  }
}

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
