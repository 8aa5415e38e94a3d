import { stockPurchaseTypes } from '@partner/work-orders';

/** A type of work order that is sold off the lot (R12). */
export type StockType = keyof typeof stockPurchaseTypes;

/** Names of the types in the item (§2.7). */
export const stockTypeNames: Readonly<Record<StockType, string>> = stockPurchaseTypes;

const stockTypes = Object.keys(stockPurchaseTypes) as readonly StockType[];

/**
 * Parses a `purchaseType` filter in any case, with spaces, hyphens or underscores. Returns undefined for any other
 * text, which selects all types (§4.2, W4).
 */
export function parseStockType(text = ''): StockType | undefined {
  const folded = text.trim().toLowerCase().replaceAll(/[ _]/g, '-');
  return stockTypes.find((type) => type === folded);
}
