import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import { between, type Database, DatabaseRecordQueries, equals, type ReadModel } from '@partner/postgres';
import { visibleDocument } from '@partner/sales';
import sql from 'sql-template-tag';
import type { PaymentCriteria, PaymentQueries } from '../application/ports/payment-queries.js';
import { paymentTransitions } from '../domain/payment/payment.transitions.js';
import { paymentItem, visiblePayment } from './payment.projection.js';

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
