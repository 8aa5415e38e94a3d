import { type CompanyId, type Id, JsonResponse } from '@partner/kernel';
import { readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { visibleDocument, visibleDocuments } from '../sql/visible-document.js';
import { lineItemsResponse } from './document.projection.js';
import { salesModel } from './sales.queries.js';

/** Common part of the read models of quotes and orders. */
export const documentModel = (resource: 'quote' | 'order') =>
  ({
    ...salesModel(resource),
    visible: visibleDocument,
    visibleOf: visibleDocuments,
    // A record, and so its history, is hidden with its location (A5).
    historyLookUps: ['location'],
  }) as const;

export class DatabaseDocumentQueries<
  Criteria extends SalesCriteria,
> extends readModels.DatabaseRecordQueries<Criteria> {
  async lineItems(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.database.maybeOne<{ json: string }>(
      sql`select ${lineItemsResponse} as json from ${this.model.table} t where ${this.isRecord(company, id)}`,
    );
    return new JsonResponse(this.found(row).json);
  }
}
