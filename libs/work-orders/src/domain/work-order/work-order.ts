import type { Id, Money, Snapshot, Transitions } from '@partner/kernel';
import { conflict, subtract, mergeReferences, money, StatusRecord, sumOf } from '@partner/kernel';
import { blankTemplate, checkLineKeys, type DeliveryAddress } from './parts.js';
import type { NewWorkOrder, UnitHolder, WorkOrderChanges, WorkOrderState } from './work-order.state.js';
import { blankWorkOrder, freeUnit } from './work-order.state.js';
import { type WorkOrderStatus, workOrderTransitions } from './work-order.transitions.js';

/** Item members of state fields whose name differs (E2). */
const wireNames: Readonly<Record<string, string>> = { number: 'workOrderNumber', locationId: 'location' };

/** Minimum length of the reason for a discount to apply, in characters (§2.7). */
const minReasonLength = 3;

/** Space around a reason that lists of lot stock trim, whatever PostgreSQL's locale: none that holds words together. */
const outerSpace = /^[^\S\xa0\u2007\u202f\ufeff]+|[^\S\xa0\u2007\u202f\ufeff]+$/g;

/** A unit that is being built or stands on a lot, or a template for units (§2.9). */
export class WorkOrder extends StatusRecord<WorkOrderState> {
  readonly resource = 'work_order';
  protected readonly transitions: Transitions<WorkOrderStatus, string, 'existing'> = workOrderTransitions;

  /**
   * Creates a work order and starts its history (§3, R32).
   * @throws DomainError `invalid` for references over their limits (R24) or a duplicate line key.
   */
  static create({ externalReferences, status: given, statusChangedAt, ...fields }: NewWorkOrder): WorkOrder {
    const status = given ?? (fields.workOrderType === 'template' ? 'Template' : workOrderTransitions.defaultStatus);
    const at = statusChangedAt ?? fields.createdAt;
    checkLineKeys(fields.lines ?? []);
    const workOrder = new WorkOrder(
      {
        ...blankWorkOrder,
        ...freeUnit,
        ...(workOrderTransitions.is(status, 'template') &&
          ({ workOrderType: 'template', template: blankTemplate } as const)),
        ...fields,
        status,
        version: 1,
        updatedAt: at,
        statusChangedAt: at,
        externalReferences: mergeReferences(null, externalReferences ?? {}),
      },
      false,
    );
    workOrder.history({ status, changedAt: at });
    workOrder.recordEvent('created', fields.createdAt);
    return workOrder;
  }

  /** True for a template, which is copied into new units and never sold itself (§2.8). */
  get isTemplate(): boolean {
    return workOrderTransitions.is(this.state.status, 'template');
  }

  /** Price of the building before its discount (R12): `basePrice + upgradesPrice − removedPrice`. */
  get buildingSubtotal(): Money {
    const { basePrice, upgradesPrice, removedPrice } = this.state;
    return subtract(sumOf(basePrice ?? money(0), upgradesPrice ?? money(0)), removedPrice ?? money(0));
  }

  /** Discount of the inventory card; undefined when the entered one does not apply (§2.7, R12). */
  get cardDiscount(): { readonly amount: Money; readonly reason: string } | undefined {
    const { discount: amount, discountReason: reason } = this.state;
    const isAmount = amount !== null && Number(amount) > 0 && Number(amount) <= Number(this.buildingSubtotal);
    const characters = [...(reason ?? '').replace(outerSpace, '')];
    return isAmount && characters.length >= minReasonLength ? { amount, reason: reason! } : undefined;
  }

  /** Changes the given fields and announces them together; a change in which nothing differs is ignored (R19). */
  revise({ externalReferences, ...fields }: WorkOrderChanges, at: Date): void {
    if (fields.lines) checkLineKeys(fields.lines);
    const references = externalReferences && {
      externalReferences: mergeReferences(this.state.externalReferences, externalReferences),
    };
    this.announce(this.change({ ...fields, ...references }, at), at);
  }

  /**
   * Assigns the unit to a quote or an order and removes it from the previous holder, as a conversion does (§4.3.3).
   * Quotes and orders check that it is available (R11).
   * @param deliveryAddress new destination, if the holder has one (§4.3.1).
   */
  assignTo(holder: UnitHolder, at: Date, deliveryAddress?: DeliveryAddress): void {
    this.announce(this.change({ ...freeUnit, ...holder, ...(deliveryAddress && { deliveryAddress }) }, at), at);
  }

  /** True if its delivery address belongs to this quote or order: the holder, or there is none, or it is the same. */
  isDeliveredTo(document: Id, address: string | null): boolean {
    const { quoteId, orderId, deliveryAddress } = this.state;
    const holder = orderId ?? quoteId;
    return holder === null || holder === document || (address !== null && deliveryAddress?.address === address);
  }

  /** Removes the delivery address, because its customer was erased (R110). */
  forgetDeliveryAddress(at: Date): void {
    this.announce(this.change({ deliveryAddress: null }, at), at);
  }

  /** Frees the unit if the quote or order with this id holds it; otherwise does nothing (R11). */
  free(holder: Id, at: Date): void {
    const { quoteId, orderId } = this.state;
    if (holder === quoteId || holder === orderId) this.announce(this.change(freeUnit, at), at);
  }

  /**
   * Sets the time at which its order became Processed, after which it leaves the lot stock feed (§2.7). Null unsets it.
   */
  anchorStoreExpiration(processedAt: Date | null, at: Date): void {
    this.announce(this.change({ storeExpirationAnchorAt: processedAt }, at), at);
  }

  /** Shows the template to partners, or hides it (R33). @throws DomainError `conflict` when it is not a template. */
  publish(published: boolean, at: Date): void {
    if (!this.isTemplate) throw conflict('not_a_template', 'this work order is not a template');
    this.announce(this.change({ template: { ...(this.state.template ?? blankTemplate), published } }, at), at);
  }

  /** Records a change of its delivery as its own change (R19, R32). */
  noteDelivery(at: Date): void {
    this.touch(at);
    this.announce(['delivery'], at);
  }

  protected override snapshot(): Snapshot {
    const { number, serialNumber, status, locationId, quoteId, orderId, orderNumber, externalReferences } = this.state;
    return {
      data: {
        workOrderNumber: number,
        status,
        ...(serialNumber !== null && { serialNumber }),
        ...(locationId && { locationId }),
        ...(quoteId && { quoteId }),
        ...(orderId && { orderId, orderNumber }),
        ...this.previousHolder(),
      },
      ...(externalReferences && { externalReferences }),
      ...(locationId && { locationId }),
    };
  }

  /** Returns the holder before this change: the quote that was converted, or the document that freed the unit. */
  private previousHolder(): Readonly<Record<string, unknown>> {
    const { quoteId, orderId } = this.stored ?? this.state;
    return {
      ...(quoteId && quoteId !== this.state.quoteId && { previousQuoteId: quoteId }),
      ...(orderId && orderId !== this.state.orderId && { previousOrderId: orderId }),
    };
  }

  private announce(changed: readonly string[], at: Date): void {
    this.recordUpdated(
      changed.map((field) => wireNames[field] ?? field),
      at,
    );
  }
}
