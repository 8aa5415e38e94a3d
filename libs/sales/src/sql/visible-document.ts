import { isAtVisibleLocation } from '@partner/locations';
import { statusIs } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import { leadTransitions } from '../domain/lead/lead.transitions.js';
import { orderTransitions } from '../domain/order/order.transitions.js';
import { quoteTransitions } from '../domain/quote/quote.transitions.js';

/** Matches the lead row `t` unless it is deleted (R13). */
export const existingLead: Sql = statusIs(sql`t.status`, 'existing', leadTransitions);

/** Matches the quote or order row `t` unless it is deleted (R13). */
export const existingDocument: Sql = statusIs(sql`t.status`, 'existing', quoteTransitions, orderTransitions);

/**
 * Matches a single quote or order row `t` that partners see: not deleted (R13), and not at a hidden location (§1.7,
 * A5).
 */
export const visibleDocument: Sql = sql`${existingDocument} and not exists (select 1 from hidden_locations h
  where h.company_id = t.company_id and h.id = t.location_id)`;

/** Same condition for lists: the hidden locations of the company are read once for all rows. */
export const visibleDocuments = (company: Sql): Sql => sql`${existingDocument} and ${isAtVisibleLocation(company)}`;
