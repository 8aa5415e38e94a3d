import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Quotes } from '../application/ports/quotes.js';
import { Quote, type QuoteState } from '../domain/quote/quote.js';
import { existingLead, visibleDocument } from '../sql/visible-document.js';
import { DatabaseDocuments } from './database-documents.js';
import { expiredAt } from './database-expired-quotes.js';
import { quoteTable } from './quote.entity.js';

export class DatabaseQuotes extends DatabaseDocuments<QuoteState, Quote> implements Quotes {
  constructor(database: Database) {
    super(database, { table: quoteTable, name: 'quote', fromState: (state) => new Quote(state, true) });
  }

  async isOtherSale(company: CompanyId, id: Id): Promise<boolean> {
    const [found] = await this.database.query(sql`
      select 1 from leads t where t.company_id = ${company} and t.id = ${id} and ${existingLead}
      union all
      select 1 from orders t where t.company_id = ${company} and t.id = ${id} and ${visibleDocument}`);
    return found !== undefined;
  }

  async expired(company: CompanyId, now: Date, limit: number, after?: Quote): Promise<Quote[]> {
    const next = nextExpired(company, now, limit, after);
    const quotes = await this.locked(company, sql`t.id = any(array(${next})) and ${expiredAt(now)}`);
    return quotes.toSorted((one, other) => Number(one.state.validUntil) - Number(other.state.validUntil));
  }

  async rememberExpired(company: CompanyId, quotes: readonly Id[]): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>(rememberExpired(company, quotes));
    return rows.map(({ id }) => id);
  }
}

/** Selects the ids of expired quotes in the order of their index, so that a batch does not read those before it. */
export const nextExpired = (company: CompanyId, now: Date, limit: number, after?: Quote): Sql => sql`
  select t.id from quotes t where t.company_id = ${company} and ${expiredAt(now)}
    ${after ? sql`and (t.valid_until, t.id) > (${after.state.validUntil}::timestamptz, ${after.id})` : empty}
   order by t.valid_until, t.id limit ${limit}::int`;

/**
 * Records that the current `validUntil` of these quotes is announced. A concurrent run may have recorded some while
 * this one waited for their locks; the primary key excludes these. Quotes are looked up one by one, because PostgreSQL
 * plans for an unknown number and could read all of the company.
 */
export const rememberExpired = (company: CompanyId, quotes: readonly Id[]): Sql => sql`
  insert into quote_expirations (company_id, quote_id, valid_until)
  select t.company_id, t.id, t.valid_until from unnest(${[...quotes]}::char(24)[]) q (id), lateral (
    select t.company_id, t.id, t.valid_until from quotes t where t.company_id = ${company} and t.id = q.id limit 1) t
  on conflict do nothing returning quote_id as id`;
