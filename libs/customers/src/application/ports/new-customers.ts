import type { CustomerState } from '../../domain/customer/customer.js';

/** Syncs new customers to a connected CRM (§4.7). */
export abstract class NewCustomers {
  /** Handles a customer created by a partner's request, in the same transaction. Call it only inside a unit of work. */
  abstract created(customer: CustomerState): Promise<void>;
}
