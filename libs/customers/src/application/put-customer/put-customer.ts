import type { Actor, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { checkFixedFields, DeleteRecord, omitUndefined, newId, notFound, settleAll } from '@partner/kernel';
import { checkCustomer, Customer, type CustomerChanges } from '../../domain/customer/customer.js';
import type { Customers } from '../ports/customers.js';

/** Fields of a customer in a portal request; absent means unchanged, or the default of a new one. */
export interface PutCustomerCommand extends CustomerChanges {
  readonly id?: Id;
  /** For a new customer only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a customer from the portal, with or without an email, or changes the given fields of an existing one. */
export class PutCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `notFound` (deleted); `conflict` (merged, or another live customer has the email); `invalid`.
   */
  async execute(actor: Actor, command: PutCustomerCommand): Promise<Id> {
    const { company } = actor;
    checkCustomer(command);
    return this.work.run(actor, async () => {
      const [, existing] = await settleAll([
        command.email ? this.customers.claim(company, { email: command.email }) : undefined,
        command.id ? this.customers.find(company, command.id) : undefined,
      ]);
      if (!existing) return this.create(company, command);
      const { id, createdAt, ...changes } = command;
      if (existing.state.deletedAt) throw notFound('customer');
      checkFixedFields('customer', existing.state, { createdAt });
      existing.revise(omitUndefined(changes), this.work.now());
      await this.customers.save(existing);
      return existing.id;
    });
  }

  private async create(company: CompanyId, { id = newId(), createdAt, ...fields }: PutCustomerCommand): Promise<Id> {
    const customer = Customer.create({
      ...omitUndefined(fields),
      id,
      companyId: company,
      createdAt: createdAt ?? this.work.now(),
      code: fields.code ?? (await this.customers.reserveCode(company)),
    });
    await this.customers.add(customer);
    return id;
  }
}

/** Deletes a customer in the portal (R13). */
export class DeleteCustomer extends DeleteRecord<Customer> {}
