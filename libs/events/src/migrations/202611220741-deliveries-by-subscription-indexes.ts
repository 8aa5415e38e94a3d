import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const table = 'webhook_deliveries';

const indexes = [
  { name: 'webhook_deliveries_of_subscription', table, on: '(company_id, subscription_id, event_id)' },
  // Few are given up, and those are what somebody looks for.
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

/** Deliveries as the portal looks for them (R92). */
export class Migration202611220741DeliveriesBySubscriptionIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
