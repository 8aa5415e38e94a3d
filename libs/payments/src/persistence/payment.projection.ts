import { isAtVisibleLocation } from '@partner/locations';
import { Json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** Converts minor units to the decimal number in responses (W2). */
const amount = (units: Sql): Json => Json.decimal(sql`(${units} / 10::numeric ^ t.digits)`);

const whenRefunded = (value: Sql): Sql => sql`case when t.refunded_amount > 0 then ${value} end`;

/** JSON of payment `t` as partners see it (§2.19); defines all wire names. */
export const paymentItem: Sql = Json.item({
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
export const hasOrder: Sql = sql`not t.order_deleted`;

/** Condition that the order of payment `t` is visible to partners (R13, A5). */
export const visiblePayment = (company: Sql): Sql => sql`${hasOrder} and ${isAtVisibleLocation(company)}`;
