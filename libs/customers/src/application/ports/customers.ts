import { type CompanyId, type Id, Records, type Actor } from '@partner/kernel';
import type { Customer, CustomerState } from '../../domain/customer/customer.js';

/** The customer of a lead, quote or order, as given in a request (R6). */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Both sides of a merge, and the customers previously merged into the one that ends (R26). */
export interface MergeParties {
  readonly merged: Customer;
  readonly survivor: Customer;
  readonly earlier: readonly Customer[];
}

/** The customers of a company, for changes. Includes merged ones. */
export abstract class Customers extends Records<Customer> {
  /**
   * Blocks other transactions that claim the same contact until this one ends, so that two of them cannot both create
   * the customer. Claims by email, or else by phone and name; a contact with less cannot be claimed.
   */
  abstract claim(company: CompanyId, contact: Contact): Promise<void>;
  /**
   * Locks and returns the live customer that a contact identifies (R6); undefined if there is none, or if it stopped
   * being live while this waited for its lock.
   */
  abstract findByContact(company: CompanyId, contact: Contact): Promise<Customer | undefined>;
  /** True if a contact identifies a live customer (R6). */
  abstract isKnown(company: CompanyId, contact: Contact): Promise<boolean>;
  /**
   * Locks every customer that a merge changes, ordered by id.
   * @throws DomainError `notFound` when either one is missing.
   */
  abstract getForMerge(company: CompanyId, merged: Id, survivor: Id): Promise<MergeParties>;
  /**
   * Locks a customer and those that were merged into it, which are the same person; deleted ones included.
   * @throws DomainError `notFound`
   */
  abstract getPerson(company: CompanyId, id: Id): Promise<readonly [Customer, ...Customer[]]>;
  /** Stores the end of a person's erasure. The logs keep nothing personal of what was requested before it (R110). */
  abstract setErasedUntil(company: CompanyId, id: Id, end: Date): Promise<void>;
  /** Returns a random unused code, reserved for this transaction until it ends. */
  abstract reserveCode(company: CompanyId): Promise<string>;
}

/** The records that link customers. Implemented by sales. */
export abstract class CustomerLinks {
  /**
   * Relinks the leads, quotes and orders of a customer to another (§4.7). @returns how many of them partners see (A5).
   */
  abstract relink(actor: Actor, from: Id, to: Id, at: Date): Promise<number>;
}

/** Syncs new customers to a connected CRM (§4.7). Every method runs in the current unit of work. */
export abstract class NewCustomers {
  /** True if the company has connected a CRM. */
  abstract areSynced(company: CompanyId): Promise<boolean>;
  /** Syncs a customer that a partner's request creates. */
  abstract created(customer: CustomerState): void;
}
