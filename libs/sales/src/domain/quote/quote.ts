import { conflict, type Id, type Snapshot } from '@partner/kernel';
import type { DocumentChanges, DocumentState } from '../document/document-state.js';
import { SalesDocument, type UnitHolder } from '../document/sales-document.js';
import { newSale, type NewSale } from '../sales-record.js';
import { type QuoteStatus, quoteTransitions } from './quote.transitions.js';

/** Names that lot stock uses for the kinds of units sold off the lot (§2.7). */
export const quotePurchaseTypes = ['Lot Stock', 'Rental Return', 'Immediate Sale'] as const;
export type QuotePurchaseType = (typeof quotePurchaseTypes)[number];

/** Fields that only quotes have (§2.2). */
export interface QuoteFields {
  readonly purchaseType: QuotePurchaseType | null;
  readonly validUntil: Date | null;
  readonly converted: boolean;
  readonly convertedOrderId: Id | null;
  readonly convertedOrderNumber: number | null;
}

/** State of a quote (§2.2). */
export interface QuoteState extends DocumentState, QuoteFields {
  readonly status: QuoteStatus;
}

/** Changes to a quote; absent means unchanged, null clears. */
export interface QuoteChanges extends DocumentChanges, Partial<QuoteFields> {}

export type NewQuote = NewSale<QuoteState>;

/** Price for a unit, offered to a customer (§2.2, §3). */
export class Quote extends SalesDocument<QuoteState> {
  readonly resource = 'quote';
  protected readonly transitions = quoteTransitions;

  /**
   * Creates a quote and starts its history (R32).
   * @throws DomainError `invalid` for references or metadata over their limits (R24).
   */
  static create(fields: NewQuote): Quote {
    const quote = new Quote(newSale<QuoteState>(fields), false);
    quote.begin();
    return quote;
  }

  get unitHolder(): UnitHolder {
    return { quoteId: this.id };
  }

  override changeDetails(changes: QuoteChanges, at: Date): void {
    super.changeDetails(changes, at);
  }

  /** The events of a converted quote name its order (E3). */
  protected override snapshot(): Snapshot {
    const { data, ...snapshot } = super.snapshot();
    const { convertedOrderId } = this.state;
    return { ...snapshot, data: { ...data, ...(convertedOrderId !== null && { convertedOrderId }) } };
  }

  /** Marks the quote as converted (§4.3.3). @throws DomainError `conflict` unless it is Open or Active (R14). */
  convert(order: { readonly id: Id; readonly number: number }, at: Date): void {
    this.checkConvertible();
    this.change({ converted: true, convertedOrderId: order.id, convertedOrderNumber: order.number }, at);
    this.moveTo('Sold', undefined, at);
  }

  /** @throws DomainError `conflict` unless it is Open or Active (R14). */
  checkConvertible(): void {
    const { status } = this.state;
    if (!quoteTransitions.is(status, 'live'))
      throw conflict('quote_not_convertible', `a quote that is "${status}" cannot be converted`);
  }

  /** Announces that the quote was shared or emailed (§6.1). The version does not change (R32). */
  send(at: Date): void {
    this.recordEvent('sent', at);
  }

  /** Announces that `validUntil` passed while Open or Active (§6.1). The version does not change (R32). */
  expire(at: Date): void {
    const { validUntil, status } = this.state;
    if (validUntil === null || validUntil >= at || !quoteTransitions.is(status, 'live')) return;
    this.recordEvent('expired', at);
  }
}
