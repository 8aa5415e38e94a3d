import type { CompanyId, Id } from '@partner/kernel';
import { type Database, RecordRepository } from '@partner/persistence';
import sql from 'sql-template-tag';
import type { WorkOrders } from '../application/ports/work-orders.js';
import type { WorkOrderState } from '../domain/work-order/work-order.state.js';
import { WorkOrder } from '../domain/work-order/work-order.js';
import { workOrderTable } from './work-order.entity.js';
import { existingWorkOrder } from '../sql/existing-work-order.js';

/** Work orders in PostgreSQL. */
export class DatabaseWorkOrders extends RecordRepository<WorkOrderState, WorkOrder> implements WorkOrders {
  constructor(database: Database) {
    super(database, {
      table: workOrderTable,
      name: 'work order',
      revive: (state) => new WorkOrder(state, true),
      exists: existingWorkOrder,
    });
  }

  async find(company: CompanyId, id: Id): Promise<WorkOrder | undefined> {
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }
}
