import { type Database, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import { DatabaseDocumentQueries, documentModel } from './document.queries.js';
import { listedQuote, quoteItem, quoteJoins } from './quote.projection.js';

const model = documentModel('quote');

export class DatabaseQuoteQueries extends DatabaseDocumentQueries<QuoteCriteria> {
  constructor(database: Database) {
    super(database, {
      ...model,
      itemJoin: quoteJoins,
      item: listedQuote,
      single: { item: quoteItem },
      conditions: (criteria, company) => [
        ...model.conditions(criteria, company),
        readModels.equals(sql`t.converted`, criteria.converted),
      ],
    });
  }
}
