import { Migration } from '@mikro-orm/migrations';
import { createConcurrently, replaceConcurrently } from '@partner/schema';

const existing = `where status <> 'Deleted'`;

/**
 * Indexes of the list of work orders in sort order: with a status or a location, a page is found without reading rows
 * that have another one.
 */
export class Migration202611231810WorkOrdersByFilter extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    await replaceConcurrently(this, {
      name: 'work_orders_created',
      table: 'work_orders',
      on: `(company_id, created_at, id) include (status, location_id, updated_at) ${existing}`,
    });
    await replaceConcurrently(this, {
      name: 'work_orders_location',
      table: 'work_orders',
      on: `(company_id, location_id, created_at, id) include (status) ${existing}`,
    });
    await createConcurrently(this, [
      {
        name: 'work_orders_status_created',
        table: 'work_orders',
        on: `(company_id, status, created_at, id) include (location_id) ${existing}`,
      },
      // Templates have no serial number, and there may be many of them: they are ordered by id.
      {
        name: 'work_orders_serial_sorted',
        table: 'work_orders',
        on: `(company_id, serial_number, id) ${existing}`,
      },
    ]);
    // Products and sizes are never deleted, and no statement finds work orders by them.
    for (const name of ['product', 'size']) await this.execute(`drop index concurrently if exists work_orders_${name}`);
  }
}
