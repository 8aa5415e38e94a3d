import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Index by which the revenue forecast finds units that became Delivered in a period (R50). */
export class Migration202611261440UnitsDelivered extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    const on = `(company_id, status_changed_at) where order_id is not null and status = 'Delivered'`;
    return createConcurrently(this, [{ name: 'work_orders_delivered', table: 'work_orders', on }]);
  }
}
