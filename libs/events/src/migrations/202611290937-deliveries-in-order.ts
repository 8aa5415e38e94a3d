import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

/** Index of the pending deliveries of each record, where a subscription has an order. */
export class Migration202611290937DeliveriesInOrder extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    const on = `(company_id, subscription_id, record_id, record_seq) where state = 'pending' and record_id is not null`;
    await createConcurrently(this, [{ name: 'webhook_deliveries_in_order', table: 'webhook_deliveries', on }]);
  }
}
