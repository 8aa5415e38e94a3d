import { type Actor, type Clock, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import { type QuoteStatus, quoteTransitions } from '../../domain/quote/quote.transitions.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Quotes } from '../ports/quotes.js';
import type { Units } from '../units/units.js';

/** The portal sets a status. */
export interface SetQuoteStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
}

/**
 * Moves a quote to any status it can have; the portal is not bound by the table (§3), but by who has the unit (R11).
 */
export class SetQuoteStatus {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quotes: Quotes,
    private readonly units: Units,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` (not a status of quotes), `notFound`, `conflict` (unit taken). */
  async execute(actor: Actor, { id, status, note }: SetQuoteStatusCommand): Promise<void> {
    const { company } = actor;
    const to = quoteStatus(status);
    await this.work.run(actor, async () => {
      const unit = await lockLinked(this.quotes, company, id, 'workOrderId', (linked) =>
        this.units.locked(company, linked),
      );
      const quote = await this.quotes.toManage(company, id);
      checkLinked(quote, 'workOrderId', unit);
      const at = this.clock.now();
      quote.moveTo(to, note, at);
      await this.quotes.save(quote);
      if (unit) await this.units.settle(quote, unit, at);
    });
  }
}

/** A status a quote can have, in its canonical spelling. @throws DomainError `invalid` */
export function quoteStatus(status: string): QuoteStatus {
  const name = quoteTransitions.named(status);
  if (name === 'Processed') throw invalid(`a quote cannot be "${name}"`);
  return name;
}
