import type { SalesPerson } from '@partner/companies';
import type { CompanyId, Outbox } from '@partner/kernel';
import type { Assignment, QuoteConfirmation, SalesNotices } from '@partner/sales';
import { jobKinds } from '../jobs/job-kinds.js';

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
