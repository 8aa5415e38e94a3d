import { invalid, subtract, type Money, money, sumOf } from '@partner/kernel';

/** Payment type of a sale: paid at once, or rent-to-own (§2.2). */
export const paymentTypes = ['cash', 'rto'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Current price of a quote or an order (§2.2), exact (W2); null is unset. */
export interface Pricing {
  readonly subtotal: Money | null;
  readonly total: Money | null;
  readonly monthlyPayment: Money | null;
  readonly discount: Money | null;
  readonly discountReason: string | null;
  readonly changeOrderFee: Money | null;
  /** With subtotal and total, the source of the `soldPricing` snapshot (R16). Partners do not see these two fields. */
  readonly basePrice: Money | null;
  readonly upgradesAmount: Money | null;
  readonly paymentType: PaymentType | null;
}

export const noPricing: Pricing = {
  subtotal: null,
  total: null,
  monthlyPayment: null,
  discount: null,
  discountReason: null,
  changeOrderFee: null,
  basePrice: null,
  upgradesAmount: null,
  paymentType: null,
};

/** Price of a unit according to its work order (R12). */
export interface UnitPricing {
  readonly basePrice: Money | null;
  readonly upgradesPrice: Money | null;
  readonly removedPrice: Money | null;
  readonly buildingSubtotal: Money;
  /** Discount of the inventory card, if it applies. */
  readonly cardDiscount?: { readonly amount: Money; readonly reason: string };
}

/**
 * Computes the price of a quote for a unit (R30). A given price is the total. The card's discount is then only shown,
 * and the subtotal is derived so that `total = subtotal − discount`.
 */
export function quotePricing(unit: UnitPricing, price?: Money): Pricing {
  const { basePrice, upgradesPrice, removedPrice, buildingSubtotal, cardDiscount } = unit;
  const discount = cardDiscount?.amount ?? money(0);
  return {
    ...noPricing,
    subtotal: price === undefined ? buildingSubtotal : sumOf(price, discount),
    total: price ?? subtract(buildingSubtotal, discount),
    discount: cardDiscount?.amount ?? null,
    discountReason: cardDiscount?.reason ?? null,
    basePrice,
    upgradesAmount: subtract(upgradesPrice ?? money(0), removedPrice ?? money(0)),
  };
}

/** Requested price of an order (§4.3.2). */
export interface RequestedPricing {
  readonly basePrice?: Money;
  readonly subtotal?: Money;
  readonly total?: Money;
  readonly paymentType?: PaymentType;
}

/** Computes the price of a new order (R31). @param listPrice of the size or product. @param upgrades amounts to add. */
export function orderPricing(fields: RequestedPricing, listPrice: Money | null, upgrades: readonly Money[]): Pricing {
  const basePrice = fields.basePrice ?? listPrice ?? money(0);
  const upgradesAmount = sumOf(...upgrades);
  const subtotal = fields.subtotal ?? sumOf(basePrice, upgradesAmount);
  const { total = subtotal, paymentType = null } = fields;
  return { ...noPricing, basePrice, upgradesAmount, subtotal, total, paymentType };
}

/**
 * Completes a price from the portal so that `total = subtotal − discount` (R30): the missing one of subtotal and total
 * is derived from the other. When both are given, they are stored as given.
 * @throws DomainError `invalid` when the discount exceeds the subtotal
 */
export function completedPricing<P extends Partial<Pricing>>(fields: P, current: Pricing): P {
  const { subtotal, total, discount = current.discount } = fields;
  if (total && subtotal === undefined) return { ...fields, subtotal: sumOf(total, discount ?? money(0)) };
  const before = subtotal ?? (fields.discount === undefined ? null : current.subtotal);
  if (!before || total !== undefined) return fields;
  const derived = subtract(before, discount ?? money(0));
  if (Number(derived) < 0 && Number(before) >= 0)
    throw invalid('discount must be at most the subtotal', 'invalid_field', { field: 'discount' });
  return { ...fields, total: derived };
}
