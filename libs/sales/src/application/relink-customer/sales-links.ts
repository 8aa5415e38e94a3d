import type { CustomerLinks } from '@partner/customers';
import type { Actor, Id } from '@partner/kernel';
import type { SalesChanges } from '../../domain/sales-record.js';
import type { Leads } from '../ports/leads.js';
import type { Orders } from '../ports/orders.js';
import type { Quotes } from '../ports/quotes.js';

interface Linked {
  changeDetails(changes: SalesChanges, at: Date): void;
}

interface Kind<R extends Linked> {
  save(record: R): Promise<void>;
}

/** Relinks the leads, quotes and orders of a merged customer to the survivor, hidden ones included (§4.7, E3). */
export class SalesLinks implements CustomerLinks {
  constructor(
    private readonly leads: Leads,
    private readonly quotes: Quotes,
    private readonly orders: Orders,
  ) {}

  async relink({ company }: Actor, from: Id, to: Id, at: Date): Promise<number> {
    const leads = await this.leads.ofCustomer(company, from);
    const quotes = await this.quotes.ofCustomer(company, from);
    const orders = await this.orders.ofCustomer(company, from);
    // Counted before relinking and under the locks. The reported number leaves out records that partners do not see
    // (A5).
    const visible = (await this.quotes.countVisible(company, from)) + (await this.orders.countVisible(company, from));
    await relink(this.leads, leads, to, at);
    await relink(this.quotes, quotes, to, at);
    await relink(this.orders, orders, to, at);
    return leads.filter(({ isDeleted }) => !isDeleted).length + visible;
  }
}

async function relink<R extends Linked>(kind: Kind<R>, records: readonly R[], to: Id, at: Date): Promise<void> {
  for (const record of records) {
    record.changeDetails({ customerId: to }, at);
    await kind.save(record);
  }
}
