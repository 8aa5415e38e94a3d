import { type Id, invalid, type Money, times } from '@partner/kernel';

/** Whether a line is part of the building, was added to it, or taken out of it (§2.16). */
export const lineStatuses = ['included', 'added', 'removed'] as const;
export type LineStatus = (typeof lineStatuses)[number];

/** What a caller may use as a line key (W3). */
export const lineKeyPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A line of a quote or an order (§2.16); null is unset. */
export interface Line {
  /** Unique within its quote or order (R25): the item's `id`. */
  readonly key: string;
  readonly productId: Id | null;
  readonly name: string;
  readonly colorName: string | null;
  readonly quantity: number;
  /** What the line costs altogether, exact (W2). */
  readonly amount: Money | null;
  readonly status: LineStatus;
  readonly isStandardFeature: boolean;
  readonly category: string | null;
  readonly side: string | null;
}

/** A product as a line needs it. */
export interface LineProduct {
  readonly id: Id;
  readonly name: string;
  readonly price: Money | null;
}

/** What is said of a new line beside its product (R18). */
export interface LineTerms {
  readonly key: string;
  /** 1 unless given. */
  readonly quantity?: number;
  /** Of one piece; the product's price unless given. */
  readonly price?: Money;
}

/** A line of a product; `amount` is for the whole quantity (R18). @param status `added` unless given. */
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
    amount: each && times(each, quantity),
    status,
    isStandardFeature: false,
    category: null,
    side: null,
  };
}

/**
 * Refuses what a line cannot hold, whatever its product is (W9). @throws DomainError `invalid` for an amount too large.
 */
export function checkTerms({ quantity = 1, price }: Omit<LineTerms, 'key'>): void {
  if (price) times(price, quantity);
}

/** Whether it is the building itself: the line of the unit's or order's own product that nobody added to it (R18). */
export function isBaseLine(line: Pick<Line, 'productId' | 'status'>, ownProduct: Id | null): boolean {
  return ownProduct !== null && line.productId === ownProduct && line.status !== 'added';
}

/**
 * Keys that are still to be generated are absent. @throws DomainError `invalid` when two lines have the same key (R25),
 * or one that no path can name (W3).
 */
export function checkLineKeys(lines: readonly { readonly key?: string }[]): void {
  const keys = new Set<string>();
  for (const { key } of lines) {
    if (key === undefined) continue;
    if (!lineKeyPattern.test(key)) throw invalid(`lines: the key "${key}" must match ${lineKeyPattern.source}`);
    if (keys.has(key)) throw invalid(`lines: the key "${key}" is there twice`);
    keys.add(key);
  }
}
