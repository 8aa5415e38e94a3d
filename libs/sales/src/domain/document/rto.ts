import type { Id, Money } from '@partner/kernel';

/** Amounts of a rent-to-own block (§2.4). */
export const rtoAmounts = [
  'monthlyPayment',
  'rent',
  'securityDeposit',
  'downPayment',
  'damageWaiver',
  'totalDueToday',
  'balance',
] as const;
export type RtoAmount = (typeof rtoAmounts)[number];

/** Rent-to-own terms (§2.4); unknown ones are absent. Amounts are exact (W2). */
export interface Rto extends Readonly<Partial<Record<RtoAmount, Money>>> {
  readonly termMonths?: number;
  /** B2B agreement with the provider. */
  readonly agreementId?: Id;
  /** Provider name that the portal set directly. */
  readonly providerName?: string;
}
