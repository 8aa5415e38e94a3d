import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { Customers } from '../ports/customers.js';

/** Deletes a customer in the portal (R13). */
export class DeleteCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const customer = await this.customers.getForUpdate(actor.company, id);
      customer.delete(this.clock.now());
      await this.customers.save(customer);
    });
  }
}
