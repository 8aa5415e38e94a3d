import { type CompanyId, Sweep, type SweepGroup } from '@partner/kernel';
import type { SweepPayments } from '../application/sweep-payments/sweep-payments.js';

/** Finds what lost notices would have told (R46). */
export class PaymentsSweep extends Sweep {
  readonly name = 'payments';
  readonly group: SweepGroup = 'payments';
  readonly intervalMs = 5 * 60_000;

  constructor(private readonly sweepPayments: SweepPayments) {
    super();
  }

  run(now: Date, company?: CompanyId): Promise<number> {
    return this.sweepPayments.execute(now, company);
  }
}
