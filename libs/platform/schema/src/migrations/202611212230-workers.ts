import { Migration } from '@mikro-orm/migrations';

/** Who works: claims name the worker, and end with its database session (E10). */
export class Migration202611212230Workers extends Migration {
  override up(): void {
    this.addSql(`create sequence worker_ids as int cycle`);
    // A worker holds an advisory lock of this number as long as it lives; whoever finds the lock free ends the worker.
    this.addSql(`create table workers (
      id int not null primary key,
      started_at timestamptz(3) not null,
      ended_at timestamptz(3))`);
    this.addSql(`alter table outbox_jobs add column worker_id int`);
    this.addSql(`create index outbox_jobs_claimed on outbox_jobs (worker_id) where worker_id is not null`);
  }
}
