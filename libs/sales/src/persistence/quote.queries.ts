import { type Database, equals } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { QuoteCriteria } from '../application/ports/quotes.js';
import { visibleDocuments } from '../sql/visible-document.js';
import { DatabaseDocumentQueries } from './document.queries.js';
import { listedQuote, quoteItem, quoteJoins } from './quote.projection.js';
import { salesModel } from './sales.queries.js';

const model = salesModel('quote', quoteJoins);

export class DatabaseQuoteQueries extends DatabaseDocumentQueries<QuoteCriteria> {
  constructor(database: Database) {
    super(database, {
      ...model,
      visible: visibleDocuments,
      item: { listed: listedQuote, single: quoteItem },
      conditions: (criteria, company) => [
        ...model.conditions(criteria, company),
        equals(sql`t.converted`, criteria.converted),
      ],
    });
  }
}
