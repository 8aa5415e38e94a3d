import type { CompanyId } from '@partner/kernel';

/** Where the payment processor may have something to tell, whatever the company. */
export abstract class UnsettledPayments {
  /** Companies with a link that is open, a payment that is pending or a notice that is not booked (R46). */
  abstract companies(): Promise<CompanyId[]>;
}
