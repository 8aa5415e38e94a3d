import type { SalesPerson } from '@partner/companies';
import type { CompanyId, Outbox } from '@partner/kernel';
import type { Assignment, QuoteConfirmation, SalesNotices } from '@partner/sales';
import { jobKinds } from '../jobs/job-kinds.js';

/** The mail that sales causes, left in the outbox with the change that causes it (§1.8). */
export class OutboxSalesNotices implements SalesNotices {
  constructor(private readonly outbox: Outbox) {}

  assigned(company: CompanyId, { name, email }: SalesPerson, assignment: Assignment): void {
    this.outbox.add(company, jobKinds.assignment, { to: { name, email }, assignment });
  }

  quoteMade(company: CompanyId, quote: QuoteConfirmation): void {
    this.outbox.add(company, jobKinds.quoteConfirmation, { ...quote });
  }
}
