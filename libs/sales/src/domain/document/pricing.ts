import { less, type Money, noMoney, sumOf } from '@partner/kernel';

/** How a sale is paid: at once, or rented to own (§2.2). */
export const paymentTypes = ['cash', 'rto'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What a quote or an order costs now (§2.2), exact (W2); null is unset. */
export interface Pricing {
  readonly subtotal: Money | null;
  readonly total: Money | null;
  readonly monthlyPayment: Money | null;
  readonly discount: Money | null;
  readonly discountReason: string | null;
  readonly changeOrderFee: Money | null;
  /**
   * What `soldPricing` is frozen from later, beside subtotal and total (R16). Partners do not see these two as such.
   */
  readonly basePrice: Money | null;
  readonly upgradesAmount: Money | null;
  readonly paymentType: PaymentType | null;
}

/** A price about which nothing is said. */
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

/** What a unit costs, as its work order says (R12). */
export interface UnitPricing {
  readonly basePrice: Money | null;
  readonly upgradesPrice: Money | null;
  readonly removedPrice: Money | null;
  readonly buildingSubtotal: Money;
  /** The discount of the inventory card, when it counts. */
  readonly cardDiscount?: { readonly amount: Money; readonly reason: string };
}

/**
 * What a quote of a unit costs (R30). A given price is the total; the discount of the card is then only shown, so that
 * the subtotal is what keeps `total = subtotal − discount`.
 */
export function quotePricing(unit: UnitPricing, price?: Money): Pricing {
  const { basePrice, upgradesPrice, removedPrice, buildingSubtotal, cardDiscount } = unit;
  const discount = cardDiscount?.amount ?? noMoney;
  return {
    ...noPricing,
    subtotal: price === undefined ? buildingSubtotal : sumOf(price, discount),
    total: price ?? less(buildingSubtotal, discount),
    discount: cardDiscount?.amount ?? null,
    discountReason: cardDiscount?.reason ?? null,
    basePrice,
    upgradesAmount: less(upgradesPrice ?? noMoney, removedPrice ?? noMoney),
  };
}

/** What is given of an order's price (§4.3.2). */
export interface RequestedPricing {
  readonly basePrice?: Money;
  readonly subtotal?: Money;
  readonly total?: Money;
  readonly paymentType?: PaymentType;
}

/** What a new order costs (R31). @param listPrice of the size or product. @param upgrades what each of them adds. */
export function orderPricing(fields: RequestedPricing, listPrice: Money | null, upgrades: readonly Money[]): Pricing {
  const basePrice = fields.basePrice ?? listPrice ?? noMoney;
  const upgradesAmount = sumOf(...upgrades);
  const subtotal = fields.subtotal ?? sumOf(basePrice, upgradesAmount);
  const { total = subtotal, paymentType = null } = fields;
  return { ...noPricing, basePrice, upgradesAmount, subtotal, total, paymentType };
}

/**
 * What the portal says of a price, completed so that `total = subtotal − discount` (R30): whichever of subtotal and
 * total is not given follows from what is. Given together, they are kept as given.
 */
export function completedPricing<P extends Partial<Pricing>>(fields: P, current: Pricing): P {
  const { subtotal, total, discount = current.discount } = fields;
  if (total && subtotal === undefined) return { ...fields, subtotal: sumOf(total, discount ?? noMoney) };
  const before = subtotal ?? (fields.discount === undefined ? null : current.subtotal);
  return before && total === undefined ? { ...fields, total: less(before, discount ?? noMoney) } : fields;
}
