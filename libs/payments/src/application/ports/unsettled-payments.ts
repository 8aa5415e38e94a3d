import type { CompanyId } from '@partner/kernel';

/** Where the payment processor may have something to tell, whatever the company. */
export abstract class UnsettledPayments {
  /**
   * Companies whose processor may have told what never arrived, or with a link or payment that is not settled (R46,
   * R79).
   */
  abstract companies(): Promise<CompanyId[]>;
}
