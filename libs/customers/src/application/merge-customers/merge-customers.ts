import { type Actor, type Id, invalid, type UnitOfWork } from '@partner/kernel';
import type { CustomerLinks, Customers } from '../ports/customers.js';

export interface MergeCustomersCommand {
  readonly merged: Id;
  readonly survivor: Id;
}

/**
 * Merges a customer into a survivor, which gets its leads, quotes and orders (§4.7, R26). Nothing else of the survivor
 * changes.
 */
export class MergeCustomers {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly links: CustomerLinks,
  ) {}

  /**
   * @returns the number of relinked records that partners see (A5).
   * @throws DomainError `invalid` (the same customer twice), `notFound`, `conflict` (already merged).
   */
  execute(actor: Actor, command: MergeCustomersCommand): Promise<number> {
    return this.work.run(actor, async () => {
      if (command.merged === command.survivor)
        throw invalid('survivorId must not be the merged customer', 'invalid_field', { field: 'survivorId' });
      const { merged, survivor, earlier } = await this.customers.getForMerge(
        actor.company,
        command.merged,
        command.survivor,
      );
      const at = this.work.now();
      merged.mergeInto(survivor, at);
      await this.customers.save(merged);
      const relinked = await this.links.relink(actor, merged.id, survivor.id, at);
      for (const customer of earlier) {
        customer.redirectTo(survivor, at);
        await this.customers.save(customer);
      }
      return relinked;
    });
  }
}
