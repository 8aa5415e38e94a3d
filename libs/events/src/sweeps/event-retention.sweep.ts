import { dayMs } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { RetentionSweep } from '@partner/schema';

/** Retention of event data, in days (R5). */
interface Retention {
  readonly events: number;
  readonly attempts: number;
}

/** Removes events, deliveries and the delivery log after their retention, mostly by dropping whole weeks (R5). */
export class EventRetentionSweep extends RetentionSweep {
  readonly name = 'event-retention';

  constructor(
    database: CrossCompanyDatabase,
    private readonly retention: Retention,
  ) {
    super(database);
  }

  protected expired(now: Date): ReturnType<RetentionSweep['expired']> {
    const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
    const { events, attempts } = this.retention;
    return [
      // Deliveries first, since a delivery without its event cannot be sent.
      { table: 'webhook_deliveries', key: 'event_id', before: before(events) },
      { table: 'events', key: 'id', before: before(events) },
      { table: 'webhook_attempts', key: 'id', before: before(attempts) },
    ];
  }
}
