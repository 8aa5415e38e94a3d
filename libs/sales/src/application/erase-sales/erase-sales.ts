import type { CompanyId, Id } from '@partner/kernel';
import type { WorkOrder, WorkOrders } from '@partner/work-orders';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { Documents } from '../ports/documents.js';
import type { Leads } from '../ports/leads.js';
import type { Orders } from '../ports/orders.js';
import type { Quotes } from '../ports/quotes.js';

/** A record that contained personal data of an erased customer. */
export interface ErasedRecord {
  readonly kind: 'lead' | 'quote' | 'order' | 'work_order';
  readonly id: Id;
  /** True for a unit that an order of the customer holds. */
  readonly sold?: boolean;
}

/** Erases the leads, quotes and orders of a customer, and the delivery addresses of their units (R110). */
export class EraseSales {
  constructor(
    private readonly leads: Leads,
    private readonly quotes: Quotes,
    private readonly orders: Orders,
    private readonly units: WorkOrders,
  ) {}

  /**
   * Erases up to `limit` records of each kind in the current unit of work.
   * @returns the erased ones; empty when none is left.
   */
  async next(company: CompanyId, customer: Id, limit: number, at: Date): Promise<ErasedRecord[]> {
    const leads = await this.leads.notErased(company, customer, limit);
    for (const lead of leads) {
      lead.erase(at);
      await this.leads.save(lead);
    }
    return [
      ...leads.map(({ id }) => ({ kind: 'lead' as const, id })),
      ...(await this.#documents(this.quotes, company, customer, limit, at)),
      ...(await this.#documents(this.orders, company, customer, limit, at)),
    ];
  }

  /** Locks units before documents, like every use case. */
  async #documents<D extends AnyDocument>(
    documents: Documents<D>,
    company: CompanyId,
    customer: Id,
    limit: number,
    at: Date,
  ): Promise<ErasedRecord[]> {
    const found = await documents.notErased(company, customer, limit);
    const units = new Map<Id, WorkOrder>();
    for (const id of [...new Set(found.flatMap(({ workOrderId }) => workOrderId ?? []))].sort()) {
      const unit = await this.units.find(company, id);
      if (unit) units.set(id, unit);
    }
    const all = await documents.all(
      company,
      found.map(({ id }) => id),
    );
    const erased: ErasedRecord[] = [];
    for (const document of all) {
      const unit = document.state.workOrderId === null ? undefined : units.get(document.state.workOrderId);
      if (unit?.isDeliveredTo(document.id, document.state.deliveryAddress)) {
        unit.forgetDeliveryAddress(at);
        await this.units.save(unit);
        erased.push({ kind: 'work_order', id: unit.id, sold: unit.state.orderId === document.id });
      }
      document.erase(at);
      await documents.save(document);
      erased.push({ kind: document.resource, id: document.id });
    }
    return erased;
  }
}
