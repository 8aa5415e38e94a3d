import type { CompanyId, Outbox } from '@partner/kernel';
import type { LinkNotice, PaymentNotices } from '@partner/payments';
import { jobKinds } from '../jobs/job-kinds.js';

/** The mail that payments cause, left in the outbox with the change that causes it (§4.11). */
export class OutboxPaymentNotices implements PaymentNotices {
  constructor(private readonly outbox: Outbox) {}

  linkMade(company: CompanyId, link: LinkNotice): void {
    this.outbox.add(company, jobKinds.paymentLink, { ...link });
  }
}
