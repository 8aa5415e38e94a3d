import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
} from '@partner/kernel';
import { isAtVisibleLocation } from '@partner/locations';
import {
  type Database,
  isCountedByShards,
  ItemLoader,
  itemsAfter,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import { visibleDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { PaymentCriteria, PaymentQueries } from '../application/ports/payment-queries.js';
import { paymentTransitions } from '../domain/payment/payment.transitions.js';
import { hasOrder, paymentItem, visiblePayment } from './payment.projection.js';

// Orders and locations hide payments.
const source: ListSource = { resource: 'payment', table: sql`payments`, lookUps: ['order', 'location'] };
/** Payments that triggers count, those of deleted orders left out: no declared totals, which count all rows. */
const totals = { table: 'payments', by: ['status', 'created'] } as const;

/** Reading payments in PostgreSQL: each one statement shaped like the answer. */
export class DatabasePaymentQueries implements PaymentQueries {
  readonly listDefinition: ListDefinition = listDefinition('payments', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    const where = visiblePayment(sql`t.company_id`);
    this.#items = new ItemLoader(database, { table: source.table, where, item: paymentItem });
  }

  orderDefinition(order: Id): ListDefinition {
    return listDefinition(`orders/${order}/payments`, source);
  }

  async item(company: CompanyId, id: Id): Promise<JsonResponse> {
    const row = await this.#items.read(company, id);
    if (!row) throw notFound('payment');
    return new JsonResponse(row.json);
  }

  async list(company: CompanyId, criteria: PaymentCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(paymentsStatement(company, criteria));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    const where = [visiblePayment(sql`${company}`)];
    return itemsAfter(this.database, company, { ...source, where, item: paymentItem }, next);
  }

  async ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse> {
    const row = await this.database.maybe<{ json: string }>(sql`
      select l.json from orders t, lateral (${paymentsStatement(company, { ...criteria, orderId: order })}) l
      where t.company_id = ${company} and t.id = ${order} and ${visibleDocument}`);
    if (!row) throw notFound('order');
    return new JsonResponse(row.json);
  }
}

/** The statement behind the list, apart so that the rows that it reads can be counted. */
export function paymentsStatement(company: CompanyId, criteria: PaymentCriteria): Sql {
  const { orderId, status, createdFrom, createdTo, order } = criteria;
  const filters: (Sql | undefined)[] = [
    isAtVisibleLocation(sql`${company}`),
    orderId && sql`t.order_id = ${orderId}`,
    status === undefined ? undefined : sql`t.status = ${stored(status)}`,
  ];
  return listStatement(
    {
      ...source,
      company,
      countable: hasOrder,
      where: filters.filter((condition) => condition !== undefined),
      created: { from: createdFrom, to: createdTo },
      sort: sql`t.created_at`,
      order,
      item: paymentItem,
      sharded: isCountedByShards(criteria, totals),
    },
    criteria,
  );
}

/** A status as it is stored, whatever its case; one that nobody knows matches nothing (W4). */
function stored(status: string): string {
  return paymentTransitions.statuses.find((known) => known.toLowerCase() === status.toLowerCase()) ?? status;
}
