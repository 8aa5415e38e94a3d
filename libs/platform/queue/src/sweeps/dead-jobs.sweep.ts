import { RetentionSweep } from '@partner/schema';
import sql from 'sql-template-tag';

const retentionMs = 30 * 86_400_000;

/** Deletes dead jobs that were not retried within 30 days. */
export class DeadJobsSweep extends RetentionSweep {
  readonly name = 'dead-jobs';

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    const where = sql`gave_up_at < ${new Date(now.getTime() - retentionMs)}::timestamptz`;
    return [{ table: 'outbox_jobs', where }];
  }
}
