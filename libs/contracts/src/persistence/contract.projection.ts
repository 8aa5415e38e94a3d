import { json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Summary of the contract `c` of the order `t` (§2.18). */
export const contractSummary: Sql = json.item({
  orderId: sql`t.id`,
  status: sql`c.status`,
  contractVersion: sql`c.contract_version`,
  contractNumber: sql`c.contract_number`,
  customerSigned: sql`c.customer_signed_at is not null`,
  customerSignedAt: json.instant(sql`c.customer_signed_at`),
  salespersonSigned: sql`c.salesperson_signed_at is not null`,
  salespersonSignedAt: json.instant(sql`c.salesperson_signed_at`),
  signedPdfDocumentId: sql`c.signed_pdf_document_id`,
});
