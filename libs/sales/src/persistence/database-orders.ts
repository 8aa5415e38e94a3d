import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { OrderLedger, Orders } from '../application/ports/orders.js';
import { Order } from '../domain/order/order.js';
import type { OrderState } from '../domain/order/order.state.js';
import type { OrderStatus } from '../domain/order/order.transitions.js';
import { DatabaseDocuments } from './database-documents.js';
import { orderTable } from './order.entity.js';

/** Orders in PostgreSQL. Books every change in the ledger, so that no use case can omit it (§2.21). */
export class DatabaseOrders extends DatabaseDocuments<OrderState, Order> implements Orders {
  constructor(
    database: Database,
    private readonly ledger: OrderLedger,
  ) {
    super(database, { table: orderTable, name: 'order', fromState: (state) => new Order(state, true) });
  }

  async soldBy(company: CompanyId): Promise<OrderStatus> {
    const [row] = await this.database.query<{ status: OrderStatus }>(sql`
      select c.sold_by_status as status from companies c where c.company_id = ${company} and c.id = ${company}`);
    const { status } = row!;
    return status;
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
    const change = order.takeChange();
    if (change) await this.ledger.book(change);
  }
}
