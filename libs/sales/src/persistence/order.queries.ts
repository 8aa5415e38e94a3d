import type { CompanyId, JsonResponse } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';
import type { OrderCriteria, OrderQueries } from '../application/ports/order-queries.js';
import { paymentTypes } from '../domain/document/pricing.js';
import { DatabaseDocumentQueries } from './document.queries.js';
import { listedOrder, orderItem, orderJoins } from './order.projection.js';
import { isOneOf } from './sales.conditions.js';

/** Reading orders in PostgreSQL. */
export class DatabaseOrderQueries extends DatabaseDocumentQueries implements OrderQueries {
  constructor(database: Database) {
    super(database, { table: sql`orders`, resource: 'order', join: orderJoins, item: orderItem, listed: listedOrder });
  }

  list(company: CompanyId, criteria: OrderCriteria): Promise<JsonResponse> {
    return this.listed(company, criteria, conditions(criteria));
  }
}

/** What only orders can be asked for (§4.3). */
function conditions({ paymentType, serialNumber, saleDateFrom, saleDateTo }: OrderCriteria): Sql[] {
  const filters: (Sql | undefined)[] = [
    paymentType === undefined ? undefined : isOneOf(sql`t.payment_type`, paymentTypes, paymentType),
    serialNumber === undefined ? undefined : sql`t.serial_number = ${serialNumber}`,
    saleDateFrom && sql`t.sale_date >= ${saleDateFrom.first}`,
    saleDateTo && sql`t.sale_date <= ${saleDateTo.last}`,
  ];
  return filters.filter((condition) => condition !== undefined);
}
