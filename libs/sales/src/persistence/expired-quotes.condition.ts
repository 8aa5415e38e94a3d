import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { quoteTransitions } from '../domain/quote/quote.transitions.js';

const isLive = readModels.statusIs(sql`t.status`, 'live', quoteTransitions);

/** Whether `validUntil` of the quote row `t` passed before `now`, while it was open, and nobody was told yet (R27). */
export function expiredAt(now: Date): Sql {
  return sql`${isLive} and t.valid_until < ${now}::timestamptz
    and not exists (select 1 from quote_expirations e
      where e.company_id = t.company_id and e.quote_id = t.id and e.valid_until = t.valid_until)`;
}
