import { Migration } from '@mikro-orm/migrations';

/** Where in a trace an event was made, and a job left (R97): null unless traces are wanted. */
export class Migration202611220815Traceparents extends Migration {
  override up(): void {
    this.addSql(`alter table events add column traceparent text`);
    this.addSql(`alter table outbox_jobs add column traceparent text`);
  }
}
