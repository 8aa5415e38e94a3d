import type { CustomerLinks } from '@partner/customers';
import type { Actor, Id } from '@partner/kernel';
import type { Leads } from '../ports/leads.js';

/** What a merged customer leaves to the survivor: its leads (§4.7, E3). */
export class SalesLinks implements CustomerLinks {
  constructor(private readonly leads: Leads) {}

  async relink(actor: Actor, from: Id, to: Id, at: Date): Promise<number> {
    const leads = await this.leads.ofCustomer(actor.company, from);
    for (const lead of leads) {
      lead.changeDetails({ customerId: to }, at);
      await this.leads.save(lead);
    }
    return leads.length;
  }
}
