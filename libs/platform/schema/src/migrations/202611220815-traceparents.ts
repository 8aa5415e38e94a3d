import { Migration } from '@mikro-orm/migrations';

/** Trace context of events and jobs (R97); null unless tracing is enabled. */
export class Migration202611220815Traceparents extends Migration {
  override up(): void {
    this.addSql(`alter table events add column traceparent text`);
    this.addSql(`alter table outbox_jobs add column traceparent text`);
  }
}
