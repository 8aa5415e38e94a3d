import { Migration } from '@mikro-orm/migrations';

/** Register of workers: claims reference a worker, and end with its database session (E10). */
export class Migration202611212230Workers extends Migration {
  override up(): void {
    this.addSql(`create sequence worker_ids as int cycle`);
    // A worker holds an advisory lock of its number while it lives; a worker that finds the lock free ends its owner.
    this.addSql(`create table workers (
      id int not null primary key,
      started_at timestamptz(3) not null,
      ended_at timestamptz(3))`);
    this.addSql(`alter table outbox_jobs add column worker_id int`);
    this.addSql(`create index outbox_jobs_claimed on outbox_jobs (worker_id) where worker_id is not null`);
  }
}
