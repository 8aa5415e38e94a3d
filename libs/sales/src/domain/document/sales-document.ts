import { conflict, type Id, mergeMetadata, mergeReferences, type Snapshot, type Transitions } from '@partner/kernel';
import { SalesRecord, salesWireNames } from '../sales-record.js';
import type { Line } from './line.js';
import type { DocumentState, NewDocument } from './document-state.js';
import { noPricing } from './pricing.js';

/** Who has a unit (R11). */
export type UnitHolder = { readonly quoteId: Id } | { readonly orderId: Id; readonly orderNumber: number };

/** How the state's fields are called in the item, for `changedFields` (E2). */
export const documentWireNames: Readonly<Record<string, string>> = {
  ...salesWireNames,
  ...Object.fromEntries(Object.keys(noPricing).map((field) => [field, 'pricing'])),
  productId: 'lineItems',
};

/** Tables that say of each status whether the unit is taken (R11) and whether the lines are closed (R55). */
export type DocumentTransitions<S extends string> = Transitions<S, string, 'existing' | 'live' | 'closed'>;

/** The behaviour that quotes and orders share: a unit, a price, lines. */
export abstract class SalesDocument<S extends DocumentState> extends SalesRecord<S> {
  protected override readonly wireNames = documentWireNames;

  protected abstract override readonly transitions: DocumentTransitions<S['status']>;

  /** As what it has a unit (R11). */
  abstract get unitHolder(): UnitHolder;

  /** True while its unit is taken by it, as its status says (R11). */
  get holdsUnit(): boolean {
    return this.transitions.is(this.state.status, 'live');
  }

  /** @throws DomainError `conflict` when a partner may not change its lines any more (R55). */
  checkLinesOpen(): void {
    const { status } = this.state;
    if (!this.transitions.is(status, 'closed')) return;
    throw conflict('line_items_closed', `this ${this.resource} is "${status}": its line items do not change`);
  }

  /**
   * Lines were added, removed or replaced, which counts as a change of the whole (R18, R19).
   * @param before the lines that are gone. @param after those that came. Both are for the audit trail (§1.8).
   */
  noteLines(before: readonly Line[], after: readonly Line[], at: Date): void {
    this.touchParts('lineItems', before, after, at);
    this.recordUpdated(['lineItems'], at);
  }

  /** Begins the history of a new one and announces it (R32). */
  protected begin(): void {
    const { status, statusChangedAt, createdAt } = this.state;
    this.history({ status, changedAt: statusChangedAt });
    this.record('created', createdAt);
  }

  protected override snapshot(): Snapshot {
    const { data, ...snapshot } = super.snapshot();
    const { total } = this.state;
    return { ...snapshot, data: { ...data, ...(total !== null && { total: Number(total) }) } };
  }
}

/** A quote or an order, whichever it is. */
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
>;

/**
 * The state of a new quote or order.
 * @throws DomainError `invalid` for references or metadata over their limits (R24).
 */
export function newDocument<S extends DocumentState>(fields: NewDocument<S>): S {
  const { sourceMetadata = null, externalReferences = {}, statusChangedAt = fields.createdAt } = fields;
  return {
    ...fields,
    version: 1,
    updatedAt: statusChangedAt,
    statusChangedAt,
    sourceMetadata: mergeMetadata(null, sourceMetadata),
    externalReferences: mergeReferences(null, externalReferences),
  } as unknown as S;
}
