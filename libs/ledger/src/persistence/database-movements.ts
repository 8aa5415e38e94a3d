import type { Database } from '@partner/postgres';
import sql, { raw } from 'sql-template-tag';
import type { Movements } from '../application/ports/movements.js';
import type { LedgerMovement, LedgerOrder } from '../domain/movement/movement.js';
import { ledgerMovementTable } from './ledger-movement.entity.js';

const columns = raw([...ledgerMovementTable.columns.values()].join(', '));

export class DatabaseMovements implements Movements {
  constructor(private readonly database: Database) {}

  async add(movement: LedgerMovement): Promise<void> {
    const row = JSON.stringify([ledgerMovementTable.row(movement)]);
    await this.database.enqueue(sql`
      insert into sales_ledger_movements (${columns})
      select ${columns} from json_populate_recordset(null::sales_ledger_movements, ${row}::json)`);
  }

  async updateOrder({ companyId, orderId, ...order }: LedgerOrder): Promise<void> {
    await this.database.enqueue(sql`update sales_ledger_movements set customer_name = ${order.customerName},
        location_id = ${order.locationId}, status = ${order.status}, sale_date = ${order.saleDate},
        cancelled = ${order.cancelled}
      where company_id = ${companyId} and order_id = ${orderId}`);
  }
}
