import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { ExpireQuotes } from '../application/expire-quotes/expire-quotes.js';
import type { ExpiredQuotes } from '../application/ports/quotes.js';

/** Announces quotes that have expired (§3, R27). */
export class ExpiredQuotesSweep extends Sweep {
  readonly name = 'expired-quotes';
  readonly group = 'quotes';

  constructor(
    private readonly expireQuotes: ExpireQuotes,
    private readonly expired: ExpiredQuotes,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const companies = company ? [company] : await this.expired.companies(now);
    return this.sumOver(companies, (each) => this.expireQuotes.execute(now, each));
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const handled = await this.expired.count(now, company);
    return handled === 0 ? [] : [{ does: 'announce as expired', what: 'quotes', handled }];
  }
}
