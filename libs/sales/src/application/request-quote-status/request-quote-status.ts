import type { Actor, Clock, Id, UnitOfWork, Version } from '@partner/kernel';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Quotes } from '../ports/quotes.js';
import type { Units } from '../units/units.js';

/** A partner asks for another status of a quote (§3, §4.3). */
export interface RequestQuoteStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/** Moves a quote where the table allows it (R9), and frees or takes its unit again (R11). */
export class RequestQuoteStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
    private readonly units: Units,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed, unit
   * taken).
   */
  async execute(actor: Actor, { id, expected, note, ...command }: RequestQuoteStatusCommand): Promise<void> {
    const { company } = actor;
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const status = quoteTransitions.named(command.status) as QuoteStatus;
    await this.work.run(actor, async () => {
      const unit = await lockLinked(this.quotes, company, id, 'workOrderId', (linked) =>
        this.units.locked(company, linked),
      );
      const quote = await this.quotes.toChange(company, id, expected);
      checkLinked(quote, 'workOrderId', unit);
      const at = this.clock.now();
      quote.requestStatus(status, note, at);
      await this.quotes.save(quote);
      if (unit) await this.units.settle(quote, unit, at);
    });
  }
}
