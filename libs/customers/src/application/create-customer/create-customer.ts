import { type Actor, omitUndefined, type Id, type MapPatch, newId, settleAll, type UnitOfWork } from '@partner/kernel';
import { checkCustomer, Customer, type CustomerFields } from '../../domain/customer/customer.js';
import type { Customers, NewCustomers } from '../ports/customers.js';

/** A new customer from a partner (§4.7); null means not given. */
export interface CreateCustomerCommand extends Partial<Omit<CustomerFields, 'active'>> {
  readonly email: string;
  readonly externalReferences?: MapPatch<unknown>;
}

/**
 * Creates a customer and syncs it to a connected CRM (§4.7). The email may belong to merged-away customers only (R6).
 */
export class CreateCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly newCustomers: NewCustomers,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `conflict` when a live customer has the email; `invalid` for references over their limits.
   */
  async execute(actor: Actor, command: CreateCustomerCommand): Promise<Id> {
    const { company } = actor;
    checkCustomer({ ...command, code: command.code ?? undefined });
    return this.work.run(actor, async () => {
      const [, code, isSynced] = await settleAll([
        this.customers.claim(company, { email: command.email }),
        command.code ?? this.customers.reserveCode(company),
        this.newCustomers.areSynced(company),
      ]);
      const createdAt = this.work.now();
      const customer = Customer.create({ ...omitUndefined(command), id: newId(), companyId: company, createdAt, code });
      await this.customers.add(customer);
      if (isSynced) this.newCustomers.created(customer.state);
      return customer.id;
    });
  }
}
