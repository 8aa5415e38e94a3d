import type { Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { WorkOrderDetails, WorkOrderSheets } from '../application/ports/work-orders.js';
import { deliveryTable } from './delivery.entity.js';
import { workOrderTable } from './work-order.entity.js';

type Row = Record<string, unknown>;

/** Reads work orders for operators, directly from their rows. */
export class DatabaseWorkOrderSheets implements WorkOrderSheets {
  constructor(private readonly database: Database) {}

  async find(id: Id): Promise<WorkOrderDetails | undefined> {
    const [row] = await this.database.query<Row>(
      sql`select ${workOrderTable.selected} from work_orders t where t.id = ${id}`,
    );
    if (!row) return undefined;
    const workOrder = workOrderTable.state(row);
    const [delivery] = await this.database.query<Row>(
      sql`select ${deliveryTable.selected} from deliveries t
        where t.company_id = ${workOrder.companyId} and t.work_order_id = ${id}`,
    );
    return { workOrder, delivery: delivery && deliveryTable.state(delivery) };
  }
}
