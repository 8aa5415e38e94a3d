import type { CompanyId } from '@partner/kernel';
import { type CrossCompanyDatabase, statusIs } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ExpiredQuotes } from '../application/ports/quotes.js';
import { quoteTransitions } from '../domain/quote/quote.transitions.js';

const isLive = statusIs(sql`t.status`, 'live', quoteTransitions);

/** Matches the open quote row `t` if its `validUntil` passed before `now` and is not yet announced (R27). */
export function expiredAt(now: Date): Sql {
  return sql`${isLive} and t.valid_until < ${now}::timestamptz
    and not exists (select 1 from quote_expirations e
      where e.company_id = t.company_id and e.quote_id = t.id and e.valid_until = t.valid_until)`;
}

export class DatabaseExpiredQuotes implements ExpiredQuotes {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async companies(now: Date): Promise<CompanyId[]> {
    const rows = await this.database.query<{ id: CompanyId }>(
      sql`
      select c.id from companies c where not exists (select from moving_companies m where m.company_id = c.id)
        and exists (select 1 from quotes t where t.company_id = c.id
        and ${expiredAt(now)}) order by c.id`,
      'outside',
    );
    return rows.map(({ id }) => id);
  }

  count(now: Date, company?: CompanyId): Promise<number> {
    const only = company === undefined ? empty : sql`and t.company_id = ${company}`;
    return this.database.count(sql`from quotes t where ${expiredAt(now)} ${only}`);
  }
}
