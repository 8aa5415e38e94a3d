import { conflict, dayMs, type Money } from '@partner/kernel';
import type { DocumentTransitions, UnitHolder } from '../document/sales-document.js';
import { documentWireNames, SalesDocument } from '../document/sales-document.js';
import { newSale } from '../sales-record.js';
import { noDeposits } from './deposits.js';
import type { NewOrder, OrderChange, OrderChanges, OrderState } from './order.state.js';
import { type OrderStatus, orderTransitions } from './order.transitions.js';
import { frozenPricing, unlessEmpty } from './sold-pricing.js';

/** A sale (§2.3, §3). */
export class Order extends SalesDocument<OrderState> {
  readonly resource = 'order';
  protected readonly transitions: DocumentTransitions<OrderStatus> = orderTransitions;
  protected override readonly wireNames: Readonly<Record<string, string>> = {
    ...documentWireNames,
    ...Object.fromEntries(Object.keys(noDeposits).map((field) => [field, 'deposits'])),
    sizeId: 'lineItems',
  };

  /** The state that `takeChange` returned last; undefined for a new order. */
  #reported: Readonly<OrderState> | undefined = this.stored;
  /** Note of the last status change. */
  #note: string | undefined;

  /**
   * Creates an order and starts its history (R32).
   * @param soldBy the status in which the company's orders count as sold.
   * @throws DomainError `invalid` for references or metadata over their limits (R24).
   */
  static create(fields: NewOrder, soldBy: OrderStatus): Order {
    const soldPricing = unlessEmpty(fields.soldPricing);
    const state = newSale<OrderState>({ ...fields, soldPricing, soldAndCancelled: false });
    const order = new Order({ ...state, ...saleFields(state, soldBy, state.statusChangedAt) }, false);
    order.begin();
    return order;
  }

  get unitHolder(): UnitHolder {
    return { orderId: this.id, orderNumber: this.state.number };
  }

  override changeDetails(changes: OrderChanges, at: Date): void {
    const { soldPricing } = changes;
    const own: OrderChanges = soldPricing === undefined ? {} : { soldPricing: unlessEmpty(soldPricing) };
    super.changeDetails({ ...changes, ...own }, at);
  }

  /** Submission needs a serial number, from any status (R10). @throws DomainError `conflict`. */
  protected override checkRequest(to: OrderStatus): void {
    if (to === 'Unprocessed' && this.state.serialNumber === null) {
      throw conflict('serial_number_missing', 'the order cannot be submitted: it has no serial number');
    }
  }

  override moveTo(to: OrderStatus, note: string | undefined, at: Date, since?: Date): void {
    const { status, saleDate, soldAndCancelled } = this.state;
    if (to === status) return;
    // Before the move, so that the events and the history of the move come from one change.
    this.change({ soldAndCancelled: soldAndCancelled || (saleDate !== null && !orderTransitions.is(to, 'live')) }, at);
    super.moveTo(to, note, at, since);
    this.#note = note;
    if (to === 'Cancelled') this.recordEvent('cancelled', at, { previousStatus: status });
  }

  /**
   * Handles a new status. The Sold-by Status sets the sale date and freezes the price, unless they are set already
   * (R15, R16).
   */
  enter(soldBy: OrderStatus, at: Date): void {
    this.change(saleFields(this.state, soldBy, this.state.statusChangedAt), at);
  }

  /** Sets the planned and actual delivery dates of its unit (§2.3). */
  noteDelivery(delivery: Partial<Pick<OrderState, 'expectedDeliveryDate' | 'deliveredAt'>>, at: Date): void {
    this.changeDetails(delivery, at);
  }

  /**
   * Records a new or changed payment, as a change of its own (R19, R43).
   * @param totalPaid payments minus refunds, over all payments of the order.
   */
  notePayment(totalPaid: Money, at: Date): void {
    this.change({ totalPaid }, at);
    this.touch(at);
    this.recordUpdated(['deposits'], at);
  }

  /** Returns the change since the last call, for the sales ledger (§2.21); undefined when nothing changed. */
  takeChange(): OrderChange | undefined {
    const [before, after, note] = [this.#reported, this.state, this.#note];
    [this.#reported, this.#note] = [after, undefined];
    return before === after ? undefined : { before, after, note };
  }
}

/** Returns the start of the UTC day that contains `at`. */
export const utcDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);

/** Returns the missing sale fields of an order in the status that counts as sold (R15, R16). */
function saleFields(
  state: OrderState,
  soldBy: OrderStatus,
  at: Date,
): Partial<Pick<OrderState, 'saleDate' | 'soldPricing'>> {
  if (state.status !== soldBy) return {};
  return { saleDate: state.saleDate ?? utcDay(at), soldPricing: state.soldPricing ?? frozenPricing(state) };
}
