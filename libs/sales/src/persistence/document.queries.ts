import { type CompanyId, type Id, JsonResponse } from '@partner/kernel';
import { DatabaseRecordQueries, Json, type JsonMembers } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { SalesCriteria } from '../application/ports/sales-criteria.js';
import { counterpartyName } from '@partner/partners';
import { rtoAmounts } from '../domain/document/rto.js';
import { salesMembers } from './sales.projection.js';

const rtoMember = (name: string): Sql => sql`t.rto->>${raw(`'${name}'`)}`;

/** Name of the agreement's counterparty (R38), or the provider name from the portal if there is no agreement. */
const providerName = sql`coalesce(${counterpartyName(sql`t.company_id`, rtoMember('agreementId'))},
  ${rtoMember('providerName')})`;

/** The rent-to-own block (§2.4), present for rent-to-own sales. @param provider on get-by-id only. */
const rto = (provider?: Sql): Json =>
  Json.when(
    sql`t.payment_type = 'rto'`,
    Json.object({
      termMonths: sql`(${rtoMember('termMonths')})::int`,
      ...Object.fromEntries(rtoAmounts.map((name) => [name, Json.decimal(sql`(${rtoMember(name)})::numeric`)])),
      agreementId: rtoMember('agreementId'),
      ...(provider && { providerName: provider }),
    }),
  );

/**
 * Members that quotes and orders share (§2.2, §2.3). @param one true for the get-by-id item, which has more members
 * (§2.4).
 */
export const documentMembers = (one: boolean): JsonMembers => ({
  ...salesMembers,
  pricing: Json.object({
    subtotal: Json.decimal(sql`t.subtotal`),
    total: Json.decimal(sql`t.total`),
    monthlyPayment: Json.decimal(sql`t.monthly_payment`),
    paymentType: Json.unescaped(sql`t.payment_type`),
    discount: Json.decimal(sql`t.discount`),
    discountReason: sql`t.discount_reason`,
    changeOrderFee: Json.decimal(sql`t.change_order_fee`),
  }),
  rto: rto(one ? providerName : undefined),
  serialNumber: sql`t.serial_number`,
  workOrderId: Json.unescaped(sql`t.work_order_id`),
});

/** A line as partners see it (§2.16), from the row `i` of `sales_lines`. */
const lineItem: Sql = Json.item({
  id: sql`i.line_key`,
  productId: sql`i.product_id`,
  name: sql`i.name`,
  colorName: sql`i.color_name`,
  quantity: sql`i.quantity`,
  amount: Json.decimal(sql`i.amount`),
  status: sql`i.status`,
  isStandardFeature: sql`i.is_standard_feature`,
  category: sql`i.category`,
  side: sql`i.side`,
});

/**
 * Response with the line items of the quote or order `t` (§2.16, R18), as JSON text. The configuration is returned as
 * stored (R31).
 */
export const lineItemsResponse: Sql = sql`(select '{"data":[' || coalesce(string_agg(${lineItem}, ','
  order by i.position), '')
  || '],"totals":' || json_build_object(
    'included', count(*) filter (where i.status = 'included'),
    'added', count(*) filter (where i.status = 'added'),
    'removed', count(*) filter (where i.status = 'removed'))::text
  || coalesce(',"configuration":' || t.configuration::text, '') || '}'
  from sales_lines i where i.company_id = t.company_id and i.document_id = t.id)`;

export class DatabaseDocumentQueries<Criteria extends SalesCriteria> extends DatabaseRecordQueries<Criteria> {
  async lineItems(company: CompanyId, id: Id): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(
      sql`select ${lineItemsResponse} as json from ${this.model.source.table} t where ${this.isRecord(company, id)}`,
    );
    return new JsonResponse(this.found(row).json);
  }
}
