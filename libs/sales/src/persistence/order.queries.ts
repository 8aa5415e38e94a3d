import { between, type Database, equals } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import { paymentTypes } from '../domain/document/pricing.js';
import { visibleDocuments } from '../sql/visible-document.js';
import { DatabaseDocumentQueries } from './document.queries.js';
import { listedOrder, orderItem, orderJoins } from './order.projection.js';
import { isOneOf } from './sales.conditions.js';
import { salesModel } from './sales.queries.js';

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
      item: { listed: listedOrder, single: orderItem },
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
