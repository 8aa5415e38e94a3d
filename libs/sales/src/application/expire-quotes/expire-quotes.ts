import { type CompanyId, system, type UnitOfWork } from '@partner/kernel';
import type { Quote } from '../../domain/quote/quote.js';
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
    let last: Quote | undefined;
    do {
      const done = await this.expireBatch(company, now, last);
      announced += done.announced;
      ({ last } = done);
    } while (last);
    return announced;
  }

  private expireBatch(company: CompanyId, now: Date, after?: Quote): Promise<{ announced: number; last?: Quote }> {
    return this.work.run(system(company), async () => {
      const due = await this.quotes.expired(company, now, batch, after);
      const ids = due.map(({ id }) => id);
      const first = new Set(await this.quotes.rememberExpired(company, ids));
      const announced = due.filter(({ id }) => first.has(id));
      for (const quote of announced) {
        quote.expire(now);
        await this.quotes.save(quote);
      }
      return { announced: announced.length, last: due.at(-1) };
    });
  }
}
