/** A field of `data` that names a quote or an order. */
interface DocumentLink {
  readonly member: string;
  /** Fields of `data`, and names in its `changedFields`, that reveal something about that document. */
  readonly about: readonly string[];
}

export const documentLinks: readonly DocumentLink[] = [
  { member: 'orderId', about: ['orderNumber', 'storeExpirationAnchorAt'] },
  { member: 'quoteId', about: [] },
  { member: 'previousOrderId', about: ['orderId', 'orderNumber', 'storeExpirationAnchorAt'] },
  { member: 'previousQuoteId', about: ['quoteId'] },
  { member: 'convertedOrderId', about: ['convertedOrderNumber'] },
];
