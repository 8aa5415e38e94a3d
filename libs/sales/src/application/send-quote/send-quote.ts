import type { Actor, Id, UnitOfWork } from '@partner/kernel';
import type { Quotes } from '../ports/quotes.js';

/** Records that the portal shared a quote with its customer, or emailed it (§6.1). */
export class SendQuote {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const quote = await this.quotes.getForPortal(actor.company, id);
      quote.send(this.work.now());
      await this.quotes.save(quote);
    });
  }
}
