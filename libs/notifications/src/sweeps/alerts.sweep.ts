import { type CompanyId, Sweep, type SweepStep } from '@partner/kernel';
import type { RaiseAlerts } from '../application/alerts/raise-alerts.js';
import type { Alerts } from '../application/ports/alerts.js';

/** Looks every minute for conditions that companies want to be alerted of. */
export class AlertsSweep extends Sweep {
  readonly name = 'alerts';
  readonly group = 'alerts';
  override readonly intervalMs = 60_000;

  constructor(
    private readonly raise: RaiseAlerts,
    private readonly alerts: Alerts,
  ) {
    super();
  }

  async run(now: Date, company?: CompanyId): Promise<number> {
    const companies = company ? [company] : await this.alerts.affected(now);
    return this.sumOver(companies, (each) => this.raise.execute(now, each));
  }

  async preview(now: Date, company?: CompanyId): Promise<SweepStep[]> {
    const affected = (await this.alerts.affected(now)).filter((one) => company === undefined || one === company);
    return [{ does: 'compare conditions of companies with their alerts', what: 'alerts', handled: affected.length }];
  }
}
