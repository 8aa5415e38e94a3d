import type { CustomerState, NewCustomers } from '@partner/customers';
import type { CompanyId, Outbox } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { CrmContact } from '../ports/crm.js';
import type { CrmConnections } from '../ports/crm-connections.js';

/**
 * Enqueues new customers for the CRM of their company (§4.7). It checks for a connection when the customer is created,
 * by one index look-up, because most companies have none and an unnecessary job would cost three writes.
 */
export class OutboxNewCustomers implements NewCustomers {
  constructor(
    private readonly connections: CrmConnections,
    private readonly outbox: Outbox,
  ) {}

  areSynced(company: CompanyId): Promise<boolean> {
    return this.connections.isConnected(company);
  }

  created({ companyId, id: about, email, ...customer }: CustomerState): void {
    // CRMs identify contacts by email, so a customer without one cannot be synced.
    if (email === null) return;
    const { name, phone, address, city, state, zipCode } = customer;
    const known = Object.entries({ name, phone, address, city, state, zipCode }).filter(([, value]) => value !== null);
    this.outbox.add(companyId, jobKinds.crmContact, {
      about,
      email,
      ...Object.fromEntries(known),
    } satisfies CrmContact);
  }
}
