import { invalid, isNegative, type Money } from '@partner/kernel';
import type { Pricing } from '../document/pricing.js';

/** The amounts of the snapshot of an order that is sold (§2.3, R16). */
export const soldAmounts = [
  'basePrice',
  'upgradesAmount',
  'deliveryFee',
  'taxAmount',
  'surchargeAmount',
  'discountAmount',
  'subtotal',
  'total',
] as const;
export type SoldAmount = (typeof soldAmounts)[number];

/** What an order was sold for; an amount that is not known is absent. Exact (W2). */
export type SoldPricing = Readonly<Partial<Record<SoldAmount, Money>>>;

/** Refuses amounts that nothing is sold for (R56). @throws DomainError `invalid` for one below zero. */
export function checkSoldPricing(given: SoldPricing | null | undefined): void {
  for (const [name, amount] of Object.entries(given ?? {})) {
    if (amount && isNegative(amount)) throw invalid(`soldPricing.${name} must be at least 0`);
  }
}

/** The live price as it is now: a later change of it does not reach the snapshot (R16). */
export function frozenPricing(live: Pricing): SoldPricing {
  const { basePrice, upgradesAmount, changeOrderFee, discount, subtotal, total } = live;
  const amounts = {
    basePrice,
    upgradesAmount,
    surchargeAmount: changeOrderFee,
    discountAmount: discount,
    subtotal,
    total,
  };
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null));
}
