import { type CompanyId, dailyMs, Sweep, type SweepGroup } from '@partner/kernel';
import type { ExpireQuotes } from '../application/expire-quotes/expire-quotes.js';

/** Announces quotes that have expired (§3, R27). */
export class ExpiredQuotesSweep extends Sweep {
  readonly name = 'expired-quotes';
  readonly group: SweepGroup = 'quotes';
  readonly intervalMs = dailyMs;

  constructor(private readonly expireQuotes: ExpireQuotes) {
    super();
  }

  run(now: Date, company?: CompanyId): Promise<number> {
    return this.expireQuotes.execute(now, company);
  }
}
