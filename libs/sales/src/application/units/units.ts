import { type CompanyId, conflict, type Id, invalid, missing, notFound } from '@partner/kernel';
import { type WorkOrder, type WorkOrders, workOrderTransitions } from '@partner/work-orders';
import type { DeliveryAddress } from '../../domain/document/delivery-address.js';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import type { FoundUnit, UnitLookup, UnitReference } from '../ports/unit-lookup.js';
import type { Order } from '../../domain/order/order.js';
import { orderTransitions } from '../../domain/order/order.transitions.js';

/** Assigns units to quotes and orders, and frees them (R11). */
export class Units {
  constructor(
    private readonly lookup: UnitLookup,
    private readonly workOrders: WorkOrders,
  ) {}

  /**
   * Finds the unit named in a request, without a lock (§4.3.1).
   * @throws DomainError `notFound`, also for a unit at a hidden location; `invalid` when both references are given and
   * differ.
   */
  async find(company: CompanyId, reference: UnitReference): Promise<FoundUnit> {
    const { workOrderId, serialNumber } = reference;
    if (workOrderId === undefined && serialNumber === undefined)
      throw missing('serialNumber or workOrderId is required');
    const found = await this.lookup.find(company, reference);
    if (!found) throw notFound('work order', workOrderId ?? serialNumber);
    if (serialNumber !== undefined && found.serialNumber !== serialNumber) {
      throw invalid('serialNumber and workOrderId refer to different units', 'invalid_field', {
        field: 'serialNumber',
      });
    }
    return found;
  }

  /**
   * Locks a unit until the transaction ends; call it before locking a quote or order. Returns deleted units, too;
   * undefined when there is none.
   */
  async lock(company: CompanyId, id: Id): Promise<WorkOrder | undefined> {
    return this.workOrders.find(company, id);
  }

  /** Locks several units, ordered by id. */
  async lockAll(company: CompanyId, ids: readonly (Id | null | undefined)[]): Promise<ReadonlyMap<Id, WorkOrder>> {
    const units = new Map<Id, WorkOrder>();
    for (const id of [...new Set(ids)].filter((one) => one !== null && one !== undefined).sort()) {
      const unit = await this.lock(company, id);
      if (unit) units.set(id, unit);
    }
    return units;
  }

  /**
   * Assigns the unit to a quote or an order whose status holds a unit, and frees it otherwise (R11). Call it after the
   * document is saved, because the event of the document comes first (E3).
   * @throws DomainError `conflict` when another document holds the unit, or it is not for sale.
   */
  async sync(document: AnyDocument, unit: WorkOrder, at: Date, deliveryAddress?: DeliveryAddress): Promise<void> {
    if (!document.holdsUnit) unit.free(document.id, at);
    else if (!isHeldBy(unit, document.id)) {
      checkAvailable(unit);
      unit.assignTo(document.unitHolder, at, deliveryAddress);
    }
    await this.workOrders.save(unit);
  }

  /** Frees the unit from a document in any status. */
  async release(document: AnyDocument, unit: WorkOrder, at: Date): Promise<void> {
    unit.free(document.id, at);
    await this.workOrders.save(unit);
  }
}

/** Rejects a unit that cannot be sold now (§4.3.1, R11). @throws DomainError `conflict` */
export function checkAvailable(unit: WorkOrder): void {
  const { status, quoteId, orderId } = unit.state;
  if (unit.isTemplate) throw conflict('unit_not_for_sale', 'the unit is a stock template');
  if (!workOrderTransitions.is(status, 'sellable'))
    throw conflict('unit_not_for_sale', `the unit is ${status.toLowerCase()}`);
  if (quoteId !== null)
    throw conflict('unit_taken', 'the unit already has an active quote', {
      conflicting: { area: 'quotes', id: quoteId },
    });
  if (orderId !== null)
    throw conflict('unit_taken', 'the unit already has an active order', {
      conflicting: { area: 'orders', id: orderId },
    });
}

function isHeldBy(unit: WorkOrder, document: Id): boolean {
  const { quoteId, orderId } = unit.state;
  return quoteId === document || orderId === document;
}

/** Units of orders. Also maintains the date at which a sold unit leaves the lot stock feed (§2.7). */
export class OrderUnits extends Units {
  /**
   * Assigns the unit to the order or frees it, as its status requires (R11). The store expiration counts from the time
   * the order became Processed, and is unset in every other status (R12). Call it after the order is saved.
   * @throws DomainError `conflict` when another document holds the unit, or it is not for sale.
   */
  override async sync(order: Order, unit: WorkOrder, at: Date): Promise<void> {
    await super.sync(order, unit, at);
    const { status, statusChangedAt } = order.state;
    const processedAt = orderTransitions.is(status, 'processed') ? statusChangedAt : null;
    if (order.holdsUnit) unit.anchorStoreExpiration(processedAt, at);
  }
}
