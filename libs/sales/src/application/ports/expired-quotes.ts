import type { CompanyId } from '@partner/kernel';

/** Where there are expired quotes, whatever the company. */
export abstract class ExpiredQuotes {
  /** Companies with a quote that is still to be announced as expired at `now` (R27). */
  abstract companies(now: Date): Promise<CompanyId[]>;
}
