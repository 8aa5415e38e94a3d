import type { CompanyId, Outbox } from '@partner/kernel';
import type { LinkNotice, PaymentNotices } from '@partner/payments';
import { jobKinds } from '../jobs/job-kinds.js';
import type { SalesPerson } from '@partner/companies';
import type { Assignment, QuoteConfirmation, SalesNotices } from '@partner/sales';

/** Enqueues emails about payments in the outbox, in the transaction of the change (§4.11). */
export class OutboxPaymentNotices implements PaymentNotices {
  constructor(private readonly outbox: Outbox) {}

  paymentLinkCreated(company: CompanyId, link: LinkNotice): void {
    this.outbox.add(company, jobKinds.paymentLink, { ...link });
  }
}

/** Enqueues emails about sales in the outbox, in the transaction of the change (§1.8). */
export class OutboxSalesNotices implements SalesNotices {
  constructor(private readonly outbox: Outbox) {}

  assigned(company: CompanyId, { name, email }: SalesPerson, assignment: Assignment): void {
    this.outbox.add(company, jobKinds.assignment, { to: { name, email }, assignment });
  }

  quoteCreated(company: CompanyId, quote: QuoteConfirmation): void {
    this.outbox.add(company, jobKinds.quoteConfirmation, { ...quote });
  }
}
