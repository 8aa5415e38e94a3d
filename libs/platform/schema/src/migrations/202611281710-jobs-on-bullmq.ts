import { Migration } from '@mikro-orm/migrations';

/** Jobs are carried by the queue; the outbox has what is left to do, and what gave up (E5). */
export class Migration202611281710JobsOnBullmq extends Migration {
  override up(): void {
    this.addSql(`drop index outbox_jobs_pending, outbox_jobs_dead, outbox_jobs_claimed`);
    this.addSql(`alter table outbox_jobs drop column state, drop column attempts_before, drop column lease_id,
      drop column worker_id, drop column updated_at,
      add column running_until timestamptz(3), add column gave_up_at timestamptz(3)`);
    this.addSql(`create index outbox_jobs_by_id on outbox_jobs (id)`);
    this.addSql(`create index outbox_jobs_due on outbox_jobs (next_attempt_at) where gave_up_at is null`);
    this.addSql(
      `create index outbox_jobs_gave_up on outbox_jobs (company_id, gave_up_at) where gave_up_at is not null`,
    );
  }
}
