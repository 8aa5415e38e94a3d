import type { Database } from '@partner/persistence';
import sql, { raw } from 'sql-template-tag';
import type { Orders } from '../application/ports/orders.js';
import { Order } from '../domain/order/order.js';
import type { OrderState } from '../domain/order/order.state.js';
import { DatabaseDocuments } from './database-documents.js';
import { ledgerMovementTable } from './ledger-movement.entity.js';
import { orderTable } from './order.entity.js';

const movementColumns = raw([...ledgerMovementTable.columns.values()].join(', '));

/** Orders in PostgreSQL, and with every change of them the ledger: no use case can forget it (§2.21). */
export class DatabaseOrders extends DatabaseDocuments<OrderState, Order> implements Orders {
  constructor(database: Database) {
    super(database, { table: orderTable, name: 'order', revive: (state) => new Order(state, true) });
  }

  override async add(order: Order): Promise<void> {
    await super.add(order);
    await this.#book(order);
  }

  override async save(order: Order): Promise<void> {
    await super.save(order);
    await this.#book(order);
  }

  async #book(order: Order): Promise<void> {
    const movement = order.takeMovement();
    if (!movement) return;
    const row = JSON.stringify([ledgerMovementTable.row(movement)]);
    await this.database.query(sql`
      insert into sales_ledger_movements (${movementColumns})
      select ${movementColumns} from json_populate_recordset(null::sales_ledger_movements, ${row}::json)`);
  }
}
