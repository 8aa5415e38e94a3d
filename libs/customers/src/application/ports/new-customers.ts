import type { CustomerState } from '../../domain/customer/customer.js';

/** Whoever keeps customers elsewhere: new ones are synced to a connected CRM (§4.7). */
export abstract class NewCustomers {
  /** A partner's request has made this customer; what follows is committed with it. Inside a unit of work only. */
  abstract made(customer: CustomerState): Promise<void>;
}
