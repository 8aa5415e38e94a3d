import { type Actor, type CompanyId, conflict, type Id, newId, settleAll } from '@partner/kernel';
import { Customer } from '../../domain/customer/customer.js';
import type { Contact, Customers } from '../ports/customers.js';
import type { NewCustomers } from '../ports/new-customers.js';

/** Finds the customer that a lead, quote or order is for, or makes one (R6). */
export class Contacts {
  constructor(
    private readonly customers: Customers,
    private readonly newCustomers: NewCustomers,
  ) {}

  /**
   * The customer that the contact means, unchanged, or a new one. To be kept with {@link save}, after the record
   * that needed it: the record acted on announces itself first (E3).
   */
  async resolve({ company }: Actor, contact: Contact, at: Date): Promise<Customer> {
    const [, known] = await settleAll([
      this.customers.claim(company, contact),
      this.customers.matching(company, contact),
    ]);
    if (known) return known;
    return Customer.create({
      id: newId(),
      companyId: company,
      createdAt: at,
      code: await this.customers.freeCode(company),
      name: contact.name ?? null,
      email: contact.email ?? null,
      phone: contact.phone ?? null,
    });
  }

  /** A customer by its id, locked. @throws DomainError `notFound`, `conflict` for one that was merged. */
  async known(company: CompanyId, id: Id): Promise<Customer> {
    const customer = await this.customers.getForUpdate(company, id);
    if (!customer.isLive) throw conflict('customer_merged', 'customerId: this customer was merged into another one');
    return customer;
  }

  /**
   * Writes what has changed of a customer that was resolved, all of it when it is new: then it is synced, too
   * (§4.3.1).
   */
  async save(customer: Customer): Promise<void> {
    if (customer.stored) return this.customers.save(customer);
    await this.customers.add(customer);
    await this.newCustomers.made(customer.state);
  }
}
