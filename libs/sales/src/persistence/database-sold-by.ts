import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { SoldBy } from '../application/ports/sold-by.js';
import type { OrderStatus } from '../domain/order/order.transitions.js';

/** The company's setting in PostgreSQL. */
export class DatabaseSoldBy implements SoldBy {
  constructor(private readonly database: Database) {}

  async status(company: CompanyId): Promise<OrderStatus> {
    const { status } = await this.database.one<{ status: OrderStatus }>(sql`
      select c.sold_by_status as status from companies c where c.company_id = ${company} and c.id = ${company}`);
    return status;
  }
}
