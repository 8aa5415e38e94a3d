import { type CompanyId, type Id, notFound } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { RecordRepository, type repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { DocumentLinks, Documents, Lines } from '../application/ports/documents.js';
import type { DocumentState } from '../domain/document/document-state.js';
import type { SalesDocument } from '../domain/document/sales-document.js';
import { DatabaseLines } from './database-lines.js';
import { notErased } from './sales.queries.js';
import { visibleDocument, visibleDocuments } from '../sql/visible-document.js';

type DocumentKind<S extends DocumentState, D extends SalesDocument<S>> = Parameters<typeof repositoryOf<S, D>>[0];

export abstract class DatabaseDocuments<S extends DocumentState, D extends SalesDocument<S>>
  extends RecordRepository<S, D>
  implements Documents<D>
{
  readonly lines: Lines;

  protected constructor(
    database: Database,
    private readonly documents: DocumentKind<S, D>,
  ) {
    super(database, { ...documents, exists: visibleDocument });
    this.lines = new DatabaseLines(database);
  }

  async getForPortal(company: CompanyId, id: Id): Promise<D> {
    const found = await this.find(company, id);
    if (!found || found.isDeleted) throw notFound(this.documents.name);
    return found;
  }

  async links(company: CompanyId, id: Id): Promise<DocumentLinks | undefined> {
    const [row] = await this.database.query<DocumentLinks>(sql`
      select t.customer_id as "customerId", t.work_order_id as "workOrderId" from ${this.documents.table.sql} t
      where t.company_id = ${company} and t.id = ${id}`);
    return row;
  }

  ofCustomer(company: CompanyId, customer: Id): Promise<D[]> {
    return this.locked(company, sql`t.customer_id = ${customer}`);
  }

  notErased(
    company: CompanyId,
    customer: Id,
    limit: number,
  ): Promise<readonly { readonly id: Id; readonly workOrderId: Id | null }[]> {
    const table = this.documents.table.sql;
    return this.database.query(sql`select t.id, t.work_order_id as "workOrderId" from ${table} t
      where t.company_id = ${company} and t.id in (${notErased(table, company, customer, limit)}) order by t.id`);
  }

  all(company: CompanyId, ids: readonly Id[]): Promise<D[]> {
    return this.locked(company, sql`t.id = any(${[...ids]}::char(24)[])`);
  }

  async countVisible(company: CompanyId, customer: Id): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(sql`
      select count(*)::int as count from ${this.documents.table.sql} t
      where t.company_id = ${company} and t.customer_id = ${customer} and ${visibleDocuments(sql`${company}`)}`);
    const { count } = row!;
    return count;
  }
}
