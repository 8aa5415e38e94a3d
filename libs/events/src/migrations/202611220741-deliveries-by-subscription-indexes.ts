import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const table = 'webhook_deliveries';

const indexes = [
  { name: 'webhook_deliveries_of_subscription', table, on: '(company_id, subscription_id, event_id)' },
  // Dead deliveries are few, and users search for them.
  {
    name: 'webhook_deliveries_dead',
    table,
    on: `(company_id, event_id, subscription_id) where state = 'dead'`,
  },
  {
    name: 'webhook_deliveries_dead_of_subscription',
    table,
    on: `(company_id, subscription_id, event_id) where state = 'dead'`,
  },
];

/** Adds the indexes for the portal's list of deliveries (R92). */
export class Migration202611220741DeliveriesBySubscriptionIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
