import {
  type Actor,
  type Clock,
  omitUndefined,
  type Id,
  type MapPatch,
  type UnitOfWork,
  type Version,
} from '@partner/kernel';
import { checkCustomer, type CustomerFields } from '../../domain/customer/customer.js';
import type { Customers } from '../ports/customers.js';

/** What a partner may change of a customer (§4.7): absent means unchanged, null clears (R24). */
export interface ChangeCustomerCommand extends Partial<CustomerFields> {
  readonly id: Id;
  readonly expected?: Version;
  /** Once it has an email, a customer keeps one. */
  readonly email?: string;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Changes a customer (§4.7). */
export class ChangeCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `notFound`, `staleVersion`; `conflict` (merged, or another live customer has the email);
   * `invalid`.
   */
  async execute(actor: Actor, { id, expected, ...changes }: ChangeCustomerCommand): Promise<void> {
    const { company } = actor;
    checkCustomer(changes);
    return this.work.run(actor, async () => {
      // Before the customer: whoever matches a contact claims its email first, and locks who has it then.
      if (changes.email !== undefined) await this.customers.claim(company, { email: changes.email });
      const customer = await this.customers.getForUpdate(company, id);
      customer.checkVersion(expected);
      customer.revise(omitUndefined(changes), this.clock.now());
      await this.customers.save(customer);
    });
  }
}
