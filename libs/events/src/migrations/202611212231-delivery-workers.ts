import { Migration } from '@mikro-orm/migrations';

/** Stores the worker of a claimed delivery, since the claim ends with the worker's database session (E10). */
export class Migration202611212231DeliveryWorkers extends Migration {
  override up(): void {
    this.addSql(`alter table webhook_deliveries add column worker_id int`);
  }
}
