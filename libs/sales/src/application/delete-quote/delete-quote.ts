import type { Actor, Id } from '@partner/kernel';
import type { SetQuoteStatus } from '../set-quote-status/set-quote-status.js';

/** The portal deletes a quote, which frees its unit (R11, R13). */
export class DeleteQuote {
  constructor(private readonly setStatus: SetQuoteStatus) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.setStatus.execute(actor, { id, status: 'Deleted' });
  }
}
