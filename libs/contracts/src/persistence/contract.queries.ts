import { type CompanyId, type Id, JsonResponse, notFound } from '@partner/kernel';
import { type Database, Json } from '@partner/postgres';
import { visibleDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { ContractQueries } from '../application/ports/contracts.js';

/** Summary of the contract `c` of the order `t` (§2.18). */
const contractSummary: Sql = Json.item({
  orderId: sql`t.id`,
  status: sql`c.status`,
  contractVersion: Json.unescaped(sql`c.contract_version`),
  contractNumber: sql`c.contract_number`,
  customerSigned: sql`c.customer_signed_at is not null`,
  customerSignedAt: Json.instant(sql`c.customer_signed_at`),
  salespersonSigned: sql`c.salesperson_signed_at is not null`,
  salespersonSignedAt: Json.instant(sql`c.salesperson_signed_at`),
  signedPdfDocumentId: sql`c.signed_pdf_document_id`,
});

/** Reads contracts in PostgreSQL. The contract of a hidden order is hidden, too (A5). */
export class DatabaseContractQueries implements ContractQueries {
  constructor(private readonly database: Database) {}

  async ofOrder(company: CompanyId, order: Id): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string | null }>(sql`
      select case when c.id is not null then ${contractSummary} end as json
      from orders t left join contracts c on c.company_id = t.company_id and c.order_id = t.id and c.status <> 'voided'
      where t.company_id = ${company} and t.id = ${order} and ${visibleDocument}`);
    if (!row) throw notFound('order');
    if (row.json === null) throw notFound('contract');
    return new JsonResponse(row.json);
  }
}
