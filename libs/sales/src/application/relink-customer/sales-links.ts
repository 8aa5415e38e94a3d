import type { CustomerLinks } from '@partner/customers';
import type { Actor, CompanyId, Id } from '@partner/kernel';
import type { SalesChanges } from '../../domain/sales-record.js';
import type { Leads } from '../ports/leads.js';
import type { Orders } from '../ports/orders.js';
import type { Quotes } from '../ports/quotes.js';

/** One kind of records that name a customer. */
interface Linked<R extends { changeDetails(changes: SalesChanges, at: Date): void }> {
  ofCustomer(company: CompanyId, customer: Id): Promise<R[]>;
  save(record: R): Promise<void>;
}

/** What a merged customer leaves to the survivor: its leads, quotes and orders, hidden ones too (§4.7, E3). */
export class SalesLinks implements CustomerLinks {
  constructor(
    private readonly leads: Leads,
    private readonly quotes: Quotes,
    private readonly orders: Orders,
  ) {}

  async relink({ company }: Actor, from: Id, to: Id, at: Date): Promise<number> {
    const leads = await relinked(this.leads, company, from, to, at);
    const quotes = await relinked(this.quotes, company, from, to, at);
    const orders = await relinked(this.orders, company, from, to, at);
    return leads + quotes + orders;
  }
}

async function relinked<R extends { changeDetails(changes: SalesChanges, at: Date): void }>(
  kind: Linked<R>,
  company: CompanyId,
  from: Id,
  to: Id,
  at: Date,
): Promise<number> {
  const records = await kind.ofCustomer(company, from);
  for (const record of records) {
    record.changeDetails({ customerId: to }, at);
    await kind.save(record);
  }
  return records.length;
}
