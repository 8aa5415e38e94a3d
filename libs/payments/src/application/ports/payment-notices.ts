import type { CompanyId } from '@partner/kernel';

/** A payment link, as the customer is told of it. */
export interface LinkNotice {
  readonly to: string;
  readonly customerName?: string;
  readonly orderNumber: number;
  /** What is paid for. */
  readonly name: string;
  /** As it is written: `500.00 USD`. */
  readonly amount: string;
  readonly url: string;
}

/** Who is told of what happens to payments, once it is committed (§4.11). Inside a unit of work only. */
export abstract class PaymentNotices {
  abstract linkMade(company: CompanyId, link: LinkNotice): void;
}
