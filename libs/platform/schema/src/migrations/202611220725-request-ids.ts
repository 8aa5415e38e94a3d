import { Migration } from '@mikro-orm/migrations';

/** Which request made an event, and which one left a job (R96). */
export class Migration202611220725RequestIds extends Migration {
  override up(): void {
    this.addSql(`alter table events add column request_id text`);
    this.addSql(`alter table outbox_jobs add column request_id text`);
  }
}
