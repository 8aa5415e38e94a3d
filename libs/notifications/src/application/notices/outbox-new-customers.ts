import type { CustomerState, NewCustomers } from '@partner/customers';
import type { Outbox } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { CrmContact } from '../ports/crm.js';
import type { CrmConnections } from '../ports/crm-connections.js';

/**
 * Leaves new customers for the CRM of their company (§4.7). Whether there is one is asked when the customer is made,
 * one look into an index: most companies have none, and a job that ends in nothing would cost them three writes.
 */
export class OutboxNewCustomers implements NewCustomers {
  constructor(
    private readonly connections: CrmConnections,
    private readonly outbox: Outbox,
  ) {}

  async made({ companyId, email, ...customer }: CustomerState): Promise<void> {
    // CRMs know contacts by their email; without one there is nothing to find it by.
    if (email === null || !(await this.connections.isConnected(companyId))) return;
    const { name, phone, address, city, state, zipCode } = customer;
    const known = Object.entries({ name, phone, address, city, state, zipCode }).filter(([, value]) => value !== null);
    this.outbox.add(companyId, jobKinds.crmContact, { email, ...Object.fromEntries(known) } satisfies CrmContact);
  }
}
