import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Customer } from '../../domain/customer/customer.js';

/** Who a lead, quote or order is for, as the writer knows them (R6). */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Both sides of a merge, and who was merged into the one that ends now (R26). */
export interface Merging {
  readonly merged: Customer;
  readonly survivor: Customer;
  readonly earlier: readonly Customer[];
}

/** The customers of a company, as they are changed, merged ones too. */
export abstract class Customers extends Records<Customer> {
  /**
   * Makes every other transaction that claims the same contact wait for the end of this one: two that find nobody must
   * not both make a customer. By email, else by phone plus name; of anything less there is nothing to claim.
   */
  abstract claim(company: CompanyId, contact: Contact): Promise<void>;
  /** The live customer that a contact means, or undefined (R6). */
  abstract matching(company: CompanyId, contact: Contact): Promise<Customer | undefined>;
  /**
   * Locks everybody a merge changes, in the order of their ids. @throws DomainError `notFound` when either is missing.
   */
  abstract toMerge(company: CompanyId, merged: Id, survivor: Id): Promise<Merging>;
  /** A random code that no customer of the company has; nobody else is given it until the transaction ends. */
  abstract freeCode(company: CompanyId): Promise<string>;
}
