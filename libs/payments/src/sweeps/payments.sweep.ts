import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { forCompany } from '@partner/postgres';
import type { UnsettledPayments } from '../application/ports/payments.js';
import { dueBefore, type SweepPayments } from '../application/sweep-payments/sweep-payments.js';

/** Books what lost notices would have reported (R46). */
export class PaymentsSweep extends Sweep {
  readonly name = 'payments';
  readonly group = 'payments';
  override readonly intervalMs = 5 * 60_000;

  constructor(
    private readonly sweepPayments: SweepPayments,
    private readonly unsettled: UnsettledPayments,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    return this.sumOver(company ? [company] : await this.unsettled.companies(), (each) =>
      forCompany(each, () => this.sweepPayments.execute(now, each)),
    );
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return this.unsettled.steps(dueBefore(now), company);
  }
}
