import type { CompanyId, Outbox } from '@partner/kernel';
import type { LinkNotice, PaymentNotices } from '@partner/payments';
import { jobKinds } from '../jobs/job-kinds.js';

/** Enqueues emails about payments in the outbox, in the transaction of the change (§4.11). */
export class OutboxPaymentNotices implements PaymentNotices {
  constructor(private readonly outbox: Outbox) {}

  paymentLinkCreated(company: CompanyId, link: LinkNotice): void {
    this.outbox.add(company, jobKinds.paymentLink, { ...link });
  }
}
