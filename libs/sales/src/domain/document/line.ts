import { type Id, invalid, type Money, multiply } from '@partner/kernel';

/** Status of a line: part of the building, added to it, or removed from it (§2.16). */
export const lineStatuses = ['included', 'added', 'removed'] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** Format of line keys, which appear in paths (W3). */
export const lineKeyPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A line of a quote or an order (§2.16); null is unset. */
export interface Line {
  /** Unique within its quote or order (R25): the item's `id`. */
  readonly key: string;
  readonly productId: Id | null;
  readonly name: string;
  readonly colorName: string | null;
  readonly quantity: number;
  /** Total price of the line, exact (W2). */
  readonly amount: Money | null;
  readonly status: LineStatus;
  readonly isStandardFeature: boolean;
  readonly category: string | null;
  readonly side: string | null;
}

export interface LineProduct {
  readonly id: Id;
  readonly name: string;
  readonly price: Money | null;
}

/** Fields of a new line in addition to its product (R18). */
export interface LineTerms {
  readonly key: string;
  /** Default: 1. */
  readonly quantity?: number;
  /** Per piece. Default: the product's price. */
  readonly price?: Money;
}

/** Creates a line for a product; `amount` is for the whole quantity (R18). @param status default: `added`. */
export function lineOf(
  product: LineProduct,
  { key, quantity = 1, price }: LineTerms,
  status: LineStatus = 'added',
): Line {
  const each = price ?? product.price;
  return {
    key,
    productId: product.id,
    name: product.name,
    colorName: null,
    quantity,
    amount: each && multiply(each, quantity),
    status,
    isStandardFeature: false,
    category: null,
    side: null,
  };
}

/**
 * Rejects amounts that no line can store, before its product is read (W9).
 * @throws DomainError `invalid` for an amount that is too large.
 */
export function checkTerms({ quantity = 1, price }: Omit<LineTerms, 'key'>): void {
  if (price) multiply(price, quantity);
}

/** True for the line of the building itself: the unit's or order's own product, not an added one (R18). */
export function isBaseLine(line: Pick<Line, 'productId' | 'status'>, ownProduct: Id | null): boolean {
  return ownProduct !== null && line.productId === ownProduct && line.status !== 'added';
}

/**
 * Validates line keys. Keys yet to be generated are absent.
 * @throws DomainError `invalid` for a duplicate key (R25), or one that does not fit in a path (W3).
 */
export function checkLineKeys(lines: readonly { readonly key?: string }[]): void {
  const keys = new Set<string>();
  for (const { key } of lines) {
    if (key === undefined) continue;
    if (!lineKeyPattern.test(key)) throw invalid(`lines: the key "${key}" must match ${lineKeyPattern.source}`);
    if (keys.has(key)) throw invalid(`lines: the key "${key}" is used more than once`);
    keys.add(key);
  }
}
