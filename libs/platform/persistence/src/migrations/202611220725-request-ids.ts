import { Migration } from '@mikro-orm/migrations';

/** Which request made an event, and which one left a job (R96). What no request made is not in the index. */
export class Migration202611220725RequestIds extends Migration {
  override up(): void {
    this.addSql(`alter table events add column request_id text`);
    this.addSql(`create index events_of_request on events (company_id, request_id) where request_id is not null`);
    this.addSql(`alter table outbox_jobs add column request_id text`);
  }
}
