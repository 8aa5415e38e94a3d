import type { CompanyId } from '@partner/kernel';

/** Payment link data for the email to the customer. */
export interface LinkNotice {
  readonly to: string;
  readonly customerName?: string;
  readonly orderNumber: number;
  readonly name: string;
  /** Formatted amount, such as `500.00 USD`. */
  readonly amount: string;
  readonly url: string;
}

/** Sends notifications about payments after the commit (§4.11). Call inside a unit of work. */
export abstract class PaymentNotices {
  abstract paymentLinkCreated(company: CompanyId, link: LinkNotice): void;
}
