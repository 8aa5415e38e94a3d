import { type CompanyId, type Id, JsonResponse } from '@partner/kernel';
import { DatabaseRecordQueries } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { lineItemsResponse } from './document.projection.js';

export class DatabaseDocumentQueries<Criteria extends SalesCriteria> extends DatabaseRecordQueries<Criteria> {
  async lineItems(company: CompanyId, id: Id): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(
      sql`select ${lineItemsResponse} as json from ${this.model.source.table} t where ${this.isRecord(company, id)}`,
    );
    return new JsonResponse(this.found(row).json);
  }
}
