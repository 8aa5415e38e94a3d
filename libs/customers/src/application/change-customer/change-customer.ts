import type { Actor, Id, MapPatch, UnitOfWork, Version } from '@partner/kernel';
import { omitUndefined } from '@partner/kernel';
import { checkCustomer, type CustomerFields } from '../../domain/customer/customer.js';
import type { Customers } from '../ports/customers.js';

/** Changes that a partner may make to a customer (§4.7): absent means unchanged, null clears (R24). */
export interface ChangeCustomerCommand extends Partial<CustomerFields> {
  readonly id: Id;
  readonly expected?: Version;
  /** Cannot be cleared. */
  readonly email?: string;
  readonly externalReferences?: MapPatch<unknown>;
}

export class ChangeCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
  ) {}

  /**
   * @throws DomainError `notFound`, `staleVersion`; `conflict` (merged, or another live customer has the email);
   * `invalid`.
   */
  async execute(actor: Actor, { id, expected, ...changes }: ChangeCustomerCommand): Promise<void> {
    const { company } = actor;
    checkCustomer(changes);
    return this.work.run(actor, async () => {
      // Claims the email before locking the customer: matching a contact uses the same order.
      if (changes.email !== undefined) await this.customers.claim(company, { email: changes.email });
      const customer = await this.customers.getForUpdate(company, id);
      customer.checkVersion(expected);
      customer.revise(omitUndefined(changes), this.work.now());
      await this.customers.save(customer);
    });
  }
}
