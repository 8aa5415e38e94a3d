import type { CompanyId, SweepStep } from '@partner/kernel';

/** Payments of all companies whose state at the payment processor may have changed. */
export abstract class UnsettledPayments {
  /** Returns the companies that may have missed notices, or have unsettled links or payments (R46, R79). */
  abstract companies(): Promise<CompanyId[]>;
  /** Counts the planned queries of the processor. @param company defaults to all companies */
  abstract steps(before: { readonly notices: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}
