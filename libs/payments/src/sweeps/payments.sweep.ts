import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import { WorkScope } from '@partner/postgres';
import type { UnsettledPayments } from '../application/ports/payments.js';
import { dueBefore, Patience, type SweepPayments } from '../application/sweep-payments/sweep-payments.js';

/** Books what lost notices would have reported (R46). */
export class PaymentsSweep extends Sweep {
  readonly name = 'payments';
  readonly group = 'payments';
  override readonly intervalMs = 5 * 60_000;
  #last: CompanyId | undefined;

  constructor(
    private readonly sweepPayments: SweepPayments,
    private readonly unsettled: UnsettledPayments,
  ) {
    super();
  }

  /** A processor that does not respond ends the run. The next one begins with the companies that had no turn. */
  async run(now: Date, company?: CompanyId): Promise<number> {
    const patience = new Patience();
    return this.sumOver(company ? [company] : this.#inTurn(await this.unsettled.companies()), async (each) => {
      if (patience.isOver) return 0;
      this.#last = each;
      return WorkScope.forCompany(each, () => this.sweepPayments.execute(now, each, patience));
    });
  }

  #inTurn(companies: readonly CompanyId[]): CompanyId[] {
    const next = companies.findIndex((one) => one > (this.#last ?? ''));
    return next < 0 ? [...companies] : [...companies.slice(next), ...companies.slice(0, next)];
  }

  preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    return this.unsettled.steps(dueBefore(now), company);
  }
}
