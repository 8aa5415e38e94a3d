import { RetentionSweep } from '@partner/schema';
import { countRetentionMs, deprecatedUseRetentionMs, logRetentionMs } from '../domain/request/retention.js';

/** Deletes requests by dropping whole days, and their counts by dropping whole weeks (R100). */
export class RequestLogRetentionSweep extends RetentionSweep {
  readonly name = 'request-log-retention';

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    const before = (retentionMs: number): Date => new Date(now.getTime() - retentionMs);
    return [
      { table: 'request_log', key: 'id', before: before(logRetentionMs) },
      { table: 'request_bodies', key: 'id', before: before(logRetentionMs) },
      { table: 'request_counts', key: 'hour_id', before: before(countRetentionMs) },
      { table: 'deprecated_uses', key: 'day_id', before: before(deprecatedUseRetentionMs) },
    ];
  }
}
