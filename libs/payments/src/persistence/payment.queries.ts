import {
  type CompanyId,
  type Id,
  type ItemLines,
  JsonResponse,
  type ListDefinition,
  type NextItems,
  notFound,
} from '@partner/kernel';
import { hiddenDocumentJoin } from '@partner/locations';
import {
  type Database,
  ItemLoader,
  itemsAfter,
  joined,
  listDefinition,
  type ListSource,
  listStatement,
} from '@partner/persistence';
import { visibleDocument } from '@partner/sales';
import sql, { type Sql } from 'sql-template-tag';
import type { PaymentCriteria, PaymentQueries } from '../application/ports/payment-queries.js';
import { paymentItem, visiblePayment } from './payment.projection.js';

const join = [
  joined('order', sql`join orders o on o.company_id = t.company_id and o.id = t.order_id`),
  hiddenDocumentJoin('orders', sql`t.order_id`, 'h'),
];
const source: ListSource = { resource: 'payment', table: sql`payments`, join, lookUps: ['location'] };
const visible = visiblePayment('h');

/** Reading payments in PostgreSQL: each one statement shaped like the answer. */
export class DatabasePaymentQueries implements PaymentQueries {
  readonly listDefinition: ListDefinition = listDefinition('payments', source);
  readonly #items: ItemLoader;

  constructor(private readonly database: Database) {
    this.#items = new ItemLoader(database, { table: source.table, join, where: visible, item: paymentItem });
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
    const { json } = await this.database.one<{ json: string }>(page(company, criteria));
    return new JsonResponse(json);
  }

  itemsAfter(company: CompanyId, next: NextItems): Promise<ItemLines> {
    return itemsAfter(this.database, company, { ...source, where: [visible], item: paymentItem }, next);
  }

  async ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse> {
    const row = await this.database.maybe<{ json: string }>(sql`
      select l.json from orders t, lateral (${page(company, { ...criteria, orderId: order })}) l
      where t.company_id = ${company} and t.id = ${order} and ${visibleDocument}`);
    if (!row) throw notFound('order');
    return new JsonResponse(row.json);
  }
}

function page(company: CompanyId, criteria: PaymentCriteria): Sql {
  const { orderId, status, createdFrom, createdTo, order } = criteria;
  const filters: (Sql | undefined)[] = [
    visible,
    orderId && sql`t.order_id = ${orderId}`,
    status === undefined ? undefined : sql`lower(t.status) = lower(${status})`,
    createdFrom && sql`t.created_at >= ${createdFrom.first}`,
    createdTo && sql`t.created_at <= ${createdTo.last}`,
  ];
  const where = filters.filter((condition) => condition !== undefined);
  return listStatement({ ...source, company, where, sort: sql`t.created_at`, order, item: paymentItem }, criteria);
}
