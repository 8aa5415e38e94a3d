import { conflict, type Id, type Snapshot, type Transitions } from '@partner/kernel';
import { SalesRecord, salesWireNames } from '../sales-record.js';
import { deliveryFields } from './delivery-address.js';
import type { Line } from './line.js';
import type { DocumentState } from './document-state.js';
import { noPricing } from './pricing.js';

/** The quote or order that holds a unit (R11). */
export type UnitHolder = { readonly quoteId: Id } | { readonly orderId: Id; readonly orderNumber: number };

const noDelivery = Object.fromEntries(Object.keys(deliveryFields()).map((field) => [field, null]));

/** Item member of each state field, for `changedFields` (E2). */
export const documentWireNames: Readonly<Record<string, string>> = {
  ...salesWireNames,
  ...Object.fromEntries(Object.keys(noPricing).map((field) => [field, 'pricing'])),
  productId: 'lineItems',
};

/** Transitions whose statuses also define when the unit is held (R11) and when the lines are closed (R55). */
export type DocumentTransitions<S extends string> = Transitions<S, string, 'existing' | 'live' | 'closed'>;

/** Behavior that quotes and orders share: a unit, a price, lines. */
export abstract class SalesDocument<S extends DocumentState> extends SalesRecord<S> {
  protected override readonly wireNames = documentWireNames;

  protected abstract override readonly transitions: DocumentTransitions<S['status']>;

  /** The reference under which this document holds its unit (R11). */
  abstract get unitHolder(): UnitHolder;

  protected override get personalFields(): Readonly<Record<string, null>> {
    return { ...super.personalFields, ...noDelivery, note: null, discountReason: null };
  }

  override get amount(): string | null {
    return this.state.total;
  }

  /** True while its status holds a unit (R11). */
  get holdsUnit(): boolean {
    return this.transitions.is(this.state.status, 'live');
  }

  /** @throws DomainError `conflict` when a partner can no longer change its lines (R55). */
  checkLinesOpen(): void {
    const { status } = this.state;
    if (!this.transitions.is(status, 'closed')) return;
    throw conflict('line_items_closed', `this ${this.resource} is "${status}": its line items cannot be changed`);
  }

  /**
   * Records that lines were added, removed or replaced, as a change of the document (R18, R19).
   * @param before removed lines. @param after added lines. Both go to the audit trail (§1.8).
   */
  noteLines(before: readonly Line[], after: readonly Line[], at: Date): void {
    this.touchParts('lineItems', before, after, at);
    this.recordUpdated(['lineItems'], at);
  }

  protected override snapshot(): Snapshot {
    const { data, ...snapshot } = super.snapshot();
    const { total } = this.state;
    return { ...snapshot, data: { ...data, ...(total !== null && { total: Number(total) }) } };
  }
}

/** A quote or an order. */
export type AnyDocument = Pick<
  SalesDocument<DocumentState>,
  | 'id'
  | 'resource'
  | 'state'
  | 'isDeleted'
  | 'holdsUnit'
  | 'unitHolder'
  | 'checkLinesOpen'
  | 'noteLines'
  | 'checkVersion'
  | 'erase'
>;
