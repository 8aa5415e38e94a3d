import { type CompanyId, system, type UnitOfWork } from '@partner/kernel';
import type { Quotes } from '../ports/quotes.js';

/** Number of quotes per transaction. */
const batch = 200;

/**
 * Announces quotes whose `validUntil` passed while they were Open or Active (§3, §6.1). Each value of it is announced
 * once, however often this runs (R27).
 */
export class ExpireQuotes {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
  ) {}

  /**
   * Announces every quote of a company that expired before `now`, including days that were missed.
   * @returns the number of quotes announced.
   */
  async execute(now: Date, company: CompanyId): Promise<number> {
    let announced = 0;
    for (;;) {
      const { found, announced: count } = await this.expireBatch(company, now);
      announced += count;
      if (found === 0) return announced;
    }
  }

  private expireBatch(company: CompanyId, now: Date): Promise<{ found: number; announced: number }> {
    return this.work.run(system(company), async () => {
      const due = await this.quotes.expired(company, now, batch);
      const first = new Set(
        await this.quotes.rememberExpired(
          company,
          due.map(({ id }) => id),
        ),
      );
      const announced = due.filter(({ id }) => first.has(id));
      for (const quote of announced) {
        quote.expire(now);
        await this.quotes.save(quote);
      }
      return { found: due.length, announced: announced.length };
    });
  }
}
