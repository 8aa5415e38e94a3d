import { invalid, type Money, money, omitUndefined, subtract } from '@partner/kernel';
import type { Pricing } from '../document/pricing.js';

/** Amounts of the snapshot of a sold order (§2.3, R16). */
export const soldAmounts = [
  'basePrice',
  'upgradesAmount',
  'deliveryFee',
  'taxAmount',
  'materialSurcharge',
  'discount',
  'removedUpgradesAmount',
  'subtotal',
  'total',
] as const;
export type SoldAmount = (typeof soldAmounts)[number];

/** Price at which an order was sold; unknown amounts are absent. Exact (W2). */
export type SoldPricing = Readonly<Partial<Record<SoldAmount, Money>>>;

/** Amounts that change a {@link SoldPricing}; null clears one. */
export type SoldPricingChanges = Readonly<Partial<Record<SoldAmount, Money | null>>>;

/** Returns the amounts with the changes. */
export function mergedPricing(stored: SoldPricing | null, changes: SoldPricingChanges): SoldPricing {
  const merged = Object.entries({ ...stored, ...omitUndefined(changes) });
  return Object.fromEntries(merged.filter(([, amount]) => amount !== null));
}

/** Rejects negative amounts (R56). @throws DomainError `invalid`. */
export function checkSoldPricing(given: SoldPricingChanges | null | undefined): void {
  for (const [name, amount] of Object.entries(given ?? {})) {
    if (amount && Number(amount) < 0) throw invalid(`soldPricing.${name} must be at least 0`);
  }
}

/** Returns null for an object without amounts: unset, so that a sale still freezes the price (R16, R24). */
export function unlessEmpty(amounts: SoldPricing | null): SoldPricing | null {
  return amounts && Object.keys(amounts).length > 0 ? amounts : null;
}

/**
 * Returns a snapshot of the live price, which later changes do not affect (R16). No amount is negative (R56): if more
 * was removed than added, the difference is the amount removed; other negative amounts are left out.
 */
export function frozenPricing(live: Pricing): SoldPricing {
  const { basePrice, upgradesAmount, changeOrderFee, discount, subtotal, total } = live;
  const isReduced = Number(upgradesAmount) < 0;
  const amounts = {
    basePrice,
    upgradesAmount: isReduced ? money(0) : upgradesAmount,
    materialSurcharge: changeOrderFee,
    discount,
    removedUpgradesAmount: isReduced ? subtract(money(0), upgradesAmount!) : null,
    subtotal,
    total,
  };
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null && Number(amount) >= 0));
}
