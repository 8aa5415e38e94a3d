import { Migration } from '@mikro-orm/migrations';

/** Id of the request that caused an event or added a job (R96). */
export class Migration202611220725RequestIds extends Migration {
  override up(): void {
    this.addSql(`alter table events add column request_id text`);
    this.addSql(`alter table outbox_jobs add column request_id text`);
  }
}
