import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import { expire, type Expired, previewExpiry } from '@partner/schema';

const day = 86_400_000;

/** Retention of event data, in days (R5). */
export interface Retention {
  readonly events: number;
  readonly attempts: number;
}

/** Removes events, deliveries and the delivery log after their retention, mostly by dropping whole weeks (R5). */
export class EventRetentionSweep extends Sweep {
  readonly name = 'event-retention';
  readonly group = 'retention';

  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly retention: Retention,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    let removed = 0;
    for (const part of this.#parts(now, company)) removed += await expire(this.database, part);
    return removed;
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const steps = [];
    for (const part of this.#parts(now, company)) steps.push(...(await previewExpiry(this.database, part)));
    return steps;
  }

  #parts(now: Date, company?: CompanyId): Expired[] {
    const before = (days: number): Date => new Date(now.getTime() - days * day);
    const { events, attempts } = this.retention;
    return [
      // Deliveries first, since a delivery without its event cannot be sent.
      { table: 'webhook_deliveries', key: 'event_id', before: before(events), company },
      { table: 'events', key: 'id', before: before(events), company },
      { table: 'webhook_attempts', key: 'id', before: before(attempts), company },
    ];
  }
}
