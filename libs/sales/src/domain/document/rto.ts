import type { Id, Money } from '@partner/kernel';

/** The amounts of a rent-to-own block (§2.4). */
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

/** The terms of renting to own (§2.4); what is not known is absent. Amounts are exact (W2). */
export interface Rto extends Readonly<Partial<Record<RtoAmount, Money>>> {
  readonly termMonths?: number;
  /** The B2B agreement with the provider. */
  readonly agreementId?: Id;
  /** Who provides it, when the portal says so itself. */
  readonly providerName?: string;
}
