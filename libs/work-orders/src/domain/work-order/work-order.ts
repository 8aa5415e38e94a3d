import {
  conflict,
  type Id,
  less,
  mergeReferences,
  type Money,
  noMoney,
  type Snapshot,
  StatusRecord,
  sumOf,
  type Transitions,
  isNegative,
} from '@partner/kernel';
import { blankTemplate, checkLineKeys, type DeliveryAddress } from './parts.js';
import {
  blankWorkOrder,
  freeUnit,
  type NewWorkOrder,
  type UnitHolder,
  type WorkOrderChanges,
  type WorkOrderState,
} from './work-order.state.js';
import { type WorkOrderStatus, workOrderTransitions } from './work-order.transitions.js';

/** How the state's fields are called in the item, for `changedFields` (E2). */
const wireNames: Readonly<Record<string, string>> = { number: 'workOrderNumber', locationId: 'location' };

/** The shortest reason that makes a discount count (§2.7). */
const shortestReason = 3;

/** A unit that is built or stands on a lot, or the template of one (§2.9). */
export class WorkOrder extends StatusRecord<WorkOrderState> {
  readonly resource = 'work_order';
  protected readonly transitions: Transitions<WorkOrderStatus, string, 'existing'> = workOrderTransitions;

  /**
   * Makes a work order, with the first line of its history (§3, R32).
   * @throws DomainError `invalid` for references over their limits (R24) or a line key that is there twice.
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
    workOrder.record('created', fields.createdAt);
    return workOrder;
  }

  /** It is copied into new units and never sold itself (§2.8). */
  get isTemplate(): boolean {
    return workOrderTransitions.is(this.state.status, 'template');
  }

  /** What the building costs before its discount (R12): `basePrice + upgradesPrice − removedPrice`. */
  get buildingSubtotal(): Money {
    const { basePrice, upgradesPrice, removedPrice } = this.state;
    return less(sumOf(basePrice ?? noMoney, upgradesPrice ?? noMoney), removedPrice ?? noMoney);
  }

  /** The discount of its inventory card; undefined when what was entered does not count (§2.7, R12). */
  get cardDiscount(): { readonly amount: Money; readonly reason: string } | undefined {
    const { discount: amount, discountReason: reason } = this.state;
    const counts =
      amount !== null && isNegative(less(noMoney, amount)) && (reason?.trim().length ?? 0) >= shortestReason;
    return counts ? { amount, reason: reason! } : undefined;
  }

  /** Takes over the fields given and announces them together; nothing different is no change (R19). */
  revise({ externalReferences, ...fields }: WorkOrderChanges, at: Date): void {
    if (fields.lines) checkLineKeys(fields.lines);
    const references = externalReferences && {
      externalReferences: mergeReferences(this.state.externalReferences, externalReferences),
    };
    this.announce(this.change({ ...fields, ...references }, at), at);
  }

  /**
   * A quote or an order takes the unit, from whoever had it: a conversion hands it on (§4.3.3). Whether it may is
   * decided where quotes and orders are kept (R11).
   * @param deliveryAddress where the unit is to go, when the holder says so (§4.3.1).
   */
  take(holder: UnitHolder, at: Date, deliveryAddress?: DeliveryAddress): void {
    this.announce(this.change({ ...freeUnit, ...holder, ...(deliveryAddress && { deliveryAddress }) }, at), at);
  }

  /** The quote or order with this id gives the unit back; one that does not have it changes nothing (R11). */
  free(holder: Id, at: Date): void {
    const { quoteId, orderId } = this.state;
    if (holder === quoteId || holder === orderId) this.announce(this.change(freeUnit, at), at);
  }

  /**
   * Its order reached Processed at `processedAt`: from then on it leaves the lot stock feed (§2.7). Null takes that
   * back.
   */
  anchorStoreExpiration(processedAt: Date | null, at: Date): void {
    this.announce(this.change({ storeExpirationAnchorAt: processedAt }, at), at);
  }

  /** Shows the template to partners, or no longer (R33). @throws DomainError `conflict` when it is no template. */
  publish(published: boolean, at: Date): void {
    if (!this.isTemplate) throw conflict('not_a_template', 'this work order is not a template');
    this.announce(this.change({ template: { ...(this.state.template ?? blankTemplate), published } }, at), at);
  }

  /** Its delivery changed, which counts as a change of the work order (R19, R32). */
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

  /** Who had the unit before this change: a quote that is gone over to an order, or whoever gave it back. */
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
