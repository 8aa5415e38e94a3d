import type { CompanyId } from '@partner/kernel';

/** Where there are expired quotes, whatever the company. */
export abstract class ExpiredQuotes {
  /** Companies with a quote that is still to be announced as expired at `now` (R27). */
  abstract companies(now: Date): Promise<CompanyId[]>;
  /** Counts these quotes. @param company all companies unless given. */
  abstract count(now: Date, company?: CompanyId): Promise<number>;
}
