import { Migration } from '@mikro-orm/migrations';
import { createConcurrently } from '@partner/schema';

const indexes = [
  {
    name: 'orders_delivered',
    table: 'orders',
    on: `(company_id, delivered_at) where delivered_at is not null and status not in ('Cancelled', 'Deleted')`,
  },
  {
    name: 'orders_expected',
    table: 'orders',
    on: `(company_id, expected_delivery_date)
        where work_order_id is null and expected_delivery_date is not null and status not in ('Cancelled', 'Deleted')`,
  },
  {
    name: 'work_orders_promised',
    table: 'work_orders',
    on: `(company_id, promised_date)
        where order_id is not null and promised_date is not null and status <> 'Deleted'`,
  },
  // Few orders are finished and not yet delivered, even for an old company.
  {
    name: 'work_orders_finished',
    table: 'work_orders',
    on: `(company_id, promised_date)
        where order_id is not null and promised_date is not null and status = 'Finished good'`,
  },
];

/** Indexes by which the revenue forecast finds orders by their days (R50). */
export class Migration202611212315Forecast extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): Promise<void> {
    return createConcurrently(this, indexes);
  }
}
