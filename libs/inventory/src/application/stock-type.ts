import { stockPurchaseTypes } from '@partner/work-orders';

/** A type of work order that is sold off the lot (R12). */
export type StockType = keyof typeof stockPurchaseTypes;

/** How each of them is called in the item (§2.7). */
export const stockTypeNames: Readonly<Record<StockType, string>> = stockPurchaseTypes;

/** All of them. */
export const stockTypes = Object.keys(stockPurchaseTypes) as readonly StockType[];

/**
 * The type that a `purchaseType` asks for, whatever its case, with hyphens or underscores; undefined for any other
 * text: all (§4.2, W4).
 */
export function stockTypeNamed(text = ''): StockType | undefined {
  const folded = text.trim().toLowerCase().replaceAll(/[ _]/g, '-');
  return stockTypes.find((type) => type === folded);
}
