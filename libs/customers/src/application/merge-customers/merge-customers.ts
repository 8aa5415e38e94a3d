import { type Actor, type Clock, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import type { CustomerLinks } from '../ports/customer-links.js';
import type { Customers } from '../ports/customers.js';

/** Which customer ends, and which one takes over. */
export interface MergeCustomersCommand {
  readonly merged: Id;
  readonly survivor: Id;
}

/**
 * Ends a customer in favour of another one, who gets its leads, quotes and orders (§4.7, R26). Nothing else of the
 * survivor changes.
 */
export class MergeCustomers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly links: CustomerLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many of the relinked records partners see (A5). @throws DomainError `invalid` (one and the same),
   * `notFound`, `conflict` (merged already).
   */
  execute(actor: Actor, command: MergeCustomersCommand): Promise<number> {
    return this.work.run(actor, async () => {
      if (command.merged === command.survivor) throw invalid('survivorId must be another customer than the merged one');
      const { merged, survivor, earlier } = await this.customers.toMerge(
        actor.company,
        command.merged,
        command.survivor,
      );
      const at = this.clock.now();
      merged.mergeInto(survivor, at);
      await this.customers.save(merged);
      const relinked = await this.links.relink(actor, merged.id, survivor.id, at);
      for (const customer of earlier) {
        customer.follow(survivor, at);
        await this.customers.save(customer);
      }
      return relinked;
    });
  }
}
