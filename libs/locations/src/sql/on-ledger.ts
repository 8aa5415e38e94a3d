import type { CompanyId } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { visibleLocation } from './visible-location.js';

/**
 * Matches rows `t` that reports count: not at a hidden location (A5) or one marked `ignoreOnLedger` (R48, R50). The
 * excluded locations are read once for all rows; a row without a location counts.
 */
export const isOnLedger = (company: CompanyId): Sql => sql`coalesce(t.location_id <> all(array(
  select x.id from locations x where x.company_id = ${company}
    and (x.ignore_on_ledger or not ${visibleLocation('x')}))), true)`;
