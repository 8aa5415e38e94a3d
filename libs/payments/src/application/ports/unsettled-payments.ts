import type { CompanyId, SweepStep } from '@partner/kernel';

/** Where the payment processor may have something to tell, whatever the company. */
export abstract class UnsettledPayments {
  /**
   * Companies whose processor may have told what never arrived, or with a link or payment that is not settled (R46,
   * R79).
   */
  abstract companies(): Promise<CompanyId[]>;
  /** Counts what the processor would be asked about. @param company all companies unless given. */
  abstract steps(before: { readonly notices: Date; readonly links: Date }, company?: CompanyId): Promise<SweepStep[]>;
}
