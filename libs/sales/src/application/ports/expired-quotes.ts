import type { CompanyId } from '@partner/kernel';

/** Finds expired quotes across all companies. */
export abstract class ExpiredQuotes {
  /** Companies with quotes that expired before `now` and are not yet announced (R27). */
  abstract companies(now: Date): Promise<CompanyId[]>;
  /** Counts such quotes. @param company default: all companies. */
  abstract count(now: Date, company?: CompanyId): Promise<number>;
}
