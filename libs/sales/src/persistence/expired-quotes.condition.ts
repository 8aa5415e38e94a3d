import { readModels } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { quoteTransitions } from '../domain/quote/quote.transitions.js';

const isLive = readModels.statusIs(sql`t.status`, 'live', quoteTransitions);

/** Matches the open quote row `t` if its `validUntil` passed before `now` and is not yet announced (R27). */
export function expiredAt(now: Date): Sql {
  return sql`${isLive} and t.valid_until < ${now}::timestamptz
    and not exists (select 1 from quote_expirations e
      where e.company_id = t.company_id and e.quote_id = t.id and e.valid_until = t.valid_until)`;
}
