import { type Actor, type CompanyId, type Id, newId, settleAll } from '@partner/kernel';
import { Customer, mergedCustomer } from '../../domain/customer/customer.js';
import type { Contact, Customers, NewCustomers } from '../ports/customers.js';

/** Finds or creates the customer of a lead, quote or order (R6). */
export class Contacts {
  constructor(
    private readonly customers: Customers,
    private readonly newCustomers: NewCustomers,
  ) {}

  /**
   * Returns the customer that the contact identifies, unchanged, or a new one, which is synced to a connected CRM
   * (§4.3.1). Store it with {@link save} after the record that needs it, because the event of that record comes first
   * (E3).
   */
  async resolve({ company }: Actor, contact: Contact, at: Date): Promise<Customer> {
    for (;;) {
      const [, known] = await settleAll([
        this.customers.claim(company, contact),
        this.customers.findByContact(company, contact),
      ]);
      if (known) return known;
      const [isKnown, code, isSynced] = await settleAll([
        this.customers.isKnown(company, contact),
        this.customers.reserveCode(company),
        this.newCustomers.areSynced(company),
      ]);
      // The match was merged or deleted while this waited for its lock: search again.
      if (isKnown) continue;
      const { name = null, email = null, phone = null } = contact;
      const customer = Customer.create({ id: newId(), companyId: company, createdAt: at, code, name, email, phone });
      if (isSynced) this.newCustomers.created(customer.state);
      return customer;
    }
  }

  /** Locks and returns a customer by id. @throws DomainError `notFound`, `conflict` for a merged or erased customer. */
  async getLive(company: CompanyId, id: Id): Promise<Customer> {
    const customer = await this.customers.getForUpdate(company, id);
    customer.checkNotErased();
    const { mergedInto } = customer.state;
    if (mergedInto) throw mergedCustomer(mergedInto);
    return customer;
  }

  /** Saves a resolved customer; inserts a new one. */
  save(customer: Customer): Promise<void> {
    return customer.stored ? this.customers.save(customer) : this.customers.add(customer);
  }
}
