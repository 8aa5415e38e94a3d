import type { CompanyId, JsonResponse } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { QuoteCriteria, QuoteQueries } from '../application/ports/quote-queries.js';
import { DatabaseDocumentQueries } from './document.queries.js';
import { listedQuote, quoteItem, quoteJoins } from './quote.projection.js';

/** Reading quotes in PostgreSQL. */
export class DatabaseQuoteQueries extends DatabaseDocumentQueries implements QuoteQueries {
  constructor(database: Database) {
    super(database, { table: sql`quotes`, resource: 'quote', join: quoteJoins, item: quoteItem, listed: listedQuote });
  }

  list(company: CompanyId, criteria: QuoteCriteria): Promise<JsonResponse> {
    const { converted } = criteria;
    return this.listed(company, criteria, converted === undefined ? [] : [sql`t.converted = ${converted}`]);
  }
}
