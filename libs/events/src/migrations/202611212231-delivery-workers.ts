import { Migration } from '@mikro-orm/migrations';

/** Deliveries that are claimed name the worker: the claim ends with its database session (E10). */
export class Migration202611212231DeliveryWorkers extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_deliveries add column worker_id int`);
  }
}
