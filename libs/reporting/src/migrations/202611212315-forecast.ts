import { Migration } from '@mikro-orm/migrations';

/** The revenue forecast finds orders by their days (R50), each in an index of its own. */
export class Migration202611212315Forecast extends Migration {
  override up(): void {
    this.addSql(`create index orders_delivered on orders (company_id, delivered_at)
      where delivered_at is not null and status not in ('Cancelled', 'Deleted')`);
    this.addSql(`create index orders_expected on orders (company_id, expected_delivery_date)
      where work_order_id is null and expected_delivery_date is not null and status not in ('Cancelled', 'Deleted')`);
    this.addSql(`create index work_orders_promised on work_orders (company_id, promised_date)
      where order_id is not null and promised_date is not null and status <> 'Deleted'`);
    // Few are finished and not yet delivered, whatever the age of the company.
    this.addSql(`create index work_orders_finished on work_orders (company_id, promised_date)
      where order_id is not null and promised_date is not null and status = 'Finished good'`);
  }
}
