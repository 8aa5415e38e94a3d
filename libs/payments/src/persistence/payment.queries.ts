import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import { isAtVisibleLocation } from '@partner/locations';
import { Json, between, type Database, DatabaseRecordQueries, equals, type ReadModel } from '@partner/postgres';
import { visibleDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { PaymentCriteria, PaymentQueries } from '../application/ports/payment-queries.js';
import { paymentTransitions } from '../domain/payment/payment.transitions.js';

/** Converts minor units to the decimal number in responses (W2). */
const amount = (units: Sql): Json => Json.decimal(sql`(${units} / 10::numeric ^ t.digits)`);

const whenRefunded = (value: Sql): Sql => sql`case when t.refunded_amount > 0 then ${value} end`;

/** JSON of payment `t` as partners see it (§2.19); defines all wire names. */
const paymentItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  orderId: Json.unescaped(sql`t.order_id`),
  customerId: Json.unescaped(sql`t.customer_id`),
  amount: amount(sql`t.amount`),
  currency: Json.unescaped(sql`case when t.is_foreign then t.currency end`),
  method: Json.unescaped(sql`t.method`),
  status: Json.unescaped(sql`t.status`),
  description: sql`t.description`,
  checkNumber: sql`t.check_number`,
  bankName: sql`t.bank_name`,
  providerReference: sql`t.provider_reference`,
  createdAt: Json.instant(sql`t.created_at`),
  refundedAmount: amount(whenRefunded(sql`t.refunded_amount`)),
  refundedAt: Json.instant(whenRefunded(sql`t.refunded_at`)),
});

/** Condition that the order of payment `t` is not deleted (R13), in the exact form used by the list's indexes. */
const hasOrder: Sql = sql`not t.order_deleted`;

/** Condition that the order of payment `t` is visible to partners (R13, A5). */
const visiblePayment = (company: Sql): Sql => sql`${hasOrder} and ${isAtVisibleLocation(company)}`;

/** Read model of payments, which orders and locations can hide. */
const payments: ReadModel<PaymentCriteria> = {
  source: { resource: 'payment', route: 'payments', table: sql`payments`, lookUps: ['order', 'location'] },
  visible: visiblePayment,
  item: paymentItem,
  sorts: { createdAt: sql`t.created_at` },
  conditions: ({ orderId, status, createdFrom, createdTo }) => [
    equals(sql`t.order_id`, orderId),
    equals(sql`t.status`, status === undefined ? undefined : stored(status)),
    ...between(sql`t.created_at`, createdFrom, createdTo),
  ],
};

export class DatabasePaymentQueries extends DatabaseRecordQueries<PaymentCriteria> implements PaymentQueries {
  constructor(database: Database) {
    super(database, payments);
  }

  orderDefinition(order: Id): ListDefinition {
    return { ...this.listDefinition, route: `orders/${order}/payments` };
  }

  async ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse> {
    const [row] = await this.database.query<{ json: string }>(sql`
      select l.json from orders t, lateral (${await this.listStatement(company, { ...criteria, orderId: order })}) l
      where t.company_id = ${company} and t.id = ${order} and ${visibleDocument}`);
    if (!row) throw notFound('order');
    return new JsonResponse(row.json);
  }
}

/** Returns the stored spelling of a status, ignoring case; an unknown status matches no payment (W4). */
function stored(status: string): string {
  return paymentTransitions.statuses.find((known) => known.toLowerCase() === status.toLowerCase()) ?? status;
}
