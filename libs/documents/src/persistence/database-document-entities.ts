import { type CompanyId, conflict, type Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { existingDocument } from '@partner/sales';
import { existingWorkOrder } from '@partner/work-orders';
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentEntities } from '../application/ports/documents.js';
import type { DocumentOwner, EntityType } from '../domain/document/document.js';

const existing: Readonly<Record<EntityType, Sql>> = {
  order: sql`t.location_id as "locationId", t.erased_at is not null as erased from orders t where ${existingDocument}`,
  quote: sql`t.location_id as "locationId", t.erased_at is not null as erased from quotes t where ${existingDocument}`,
  workOrder: sql`null as "locationId", false as erased from work_orders t where ${existingWorkOrder}`,
};

/** Look-ups of quotes, orders and work orders in PostgreSQL. */
export class DatabaseDocumentEntities implements DocumentEntities {
  constructor(private readonly database: Database) {}

  async locationOf(company: CompanyId, { entityType, entityId }: DocumentOwner): Promise<Id | null | undefined> {
    // The lock makes a concurrent erasure wait, which then finds the document.
    const [found] = await this.database.query<{ locationId: Id | null; erased: boolean }>(sql`
      select ${existing[entityType]} and t.company_id = ${company} and t.id = ${entityId} for share`);
    if (found?.erased) throw conflict('customer_erased', `the personal data of this ${entityType} was erased`);
    return found?.locationId;
  }
}
