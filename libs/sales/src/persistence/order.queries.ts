import { type Database, readModels } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { OrderCriteria } from '../application/ports/orders.js';
import { paymentTypes } from '../domain/document/pricing.js';
import { DatabaseDocumentQueries, documentModel } from './document.queries.js';
import { listedOrder, orderItem, orderJoins } from './order.projection.js';
import { isOneOf } from './sales.conditions.js';

const model = documentModel('order');

/** Reads orders in PostgreSQL (§4.3). */
export class DatabaseOrderQueries extends DatabaseDocumentQueries<OrderCriteria> {
  constructor(database: Database) {
    super(database, {
      ...model,
      itemJoin: orderJoins,
      item: listedOrder,
      single: { item: orderItem },
      conditions: (criteria, company) => [
        ...model.conditions(criteria, company),
        isOneOf(sql`t.payment_type`, paymentTypes, criteria.paymentType),
        readModels.equals(sql`t.serial_number`, criteria.serialNumber),
      ],
    });
  }
}
