import { type Joined, Json, between, type Database, equals } from '@partner/postgres';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import { paymentTypes } from '../domain/document/pricing.js';
import { soldAmounts } from '../domain/order/sold-pricing.js';
import { hiddenDocumentJoin, unlessHidden } from '../sql/hidden-document.js';
import { visibleDocuments } from '../sql/visible-document.js';
import { DatabaseDocumentQueries, documentMembers } from './document.queries.js';
import { salesFreeJson, salesJoins } from './sales.projection.js';
import { isOneOf, salesModel } from './sales.queries.js';

/** Joins of the order `t` for an item: the joins of all sales, and the location `hc` that hides its quote. */
const orderJoins: readonly Joined[] = [...salesJoins, hiddenDocumentJoin('quote', sql`t.source_quote_id`, 'hc')];

const soldAmount = (name: string): Json => Json.decimal(sql`(t.sold_pricing->>${raw(`'${name}'`)})::numeric`);

/** An order as partners see it (§2.3); needs `orderJoins`. @param one true for the get-by-id item. */
const item = (one: boolean): Sql =>
  Json.item({
    ...documentMembers(one),
    deposits: Json.object({
      downPayment: Json.decimal(sql`t.down_payment`),
      securityDeposit: Json.decimal(sql`t.security_deposit`),
      totalDueToday: Json.decimal(sql`t.total_due_today`),
      totalPaid: Json.decimal(sql`t.total_paid`),
      balance: Json.decimal(sql`coalesce(t.total, 0) - t.total_paid`),
    }),
    saleDate: Json.instant(sql`t.sale_date`),
    soldPricing: Json.when(
      sql`t.sold_pricing is not null`,
      Json.object(Object.fromEntries(soldAmounts.map((name) => [name, soldAmount(name)]))),
    ),
    cancelled: sql`t.sold_and_cancelled`,
    sourceQuoteId: Json.unescaped(unlessHidden('hc', sql`t.source_quote_id`)),
    sourceQuoteNumber: unlessHidden('hc', sql`t.source_quote_number`),
    expectedDeliveryDate: Json.instant(sql`t.expected_delivery_date`),
    deliveredAt: Json.instant(sql`t.delivered_at`),
    ...salesFreeJson,
  });

const model = salesModel('order', orderJoins);

/** Matches orders by a constant, so that a generic plan finds the few cancelled ones by their own index. */
const isCancelled = (cancelled?: boolean): Sql | undefined =>
  cancelled === undefined ? undefined : cancelled ? sql`t.sold_and_cancelled` : sql`not t.sold_and_cancelled`;

/** Reads orders in PostgreSQL (§4.3). */
export class DatabaseOrderQueries extends DatabaseDocumentQueries<OrderCriteria> {
  constructor(database: Database) {
    super(database, {
      ...model,
      visible: visibleDocuments,
      item: { listed: item(false), single: item(true) },
      conditions: (criteria, company) => [
        ...model.conditions(criteria, company),
        isCancelled(criteria.cancelled),
        isOneOf(sql`t.payment_type`, paymentTypes, criteria.paymentType),
        equals(sql`t.serial_number`, criteria.serialNumber),
        ...between(sql`t.sale_date`, criteria.saleDateFrom, criteria.saleDateTo),
      ],
    });
  }
}
