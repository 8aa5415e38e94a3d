import { type CompanyId, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { AlertMailPayload } from '../jobs/mails.js';
import type { AlertPayload } from '../mail/alert-letter.js';
import type { Alerts } from '../ports/alerts.js';

/** Tells a company of conditions that began or ended since the last run. */
export class RaiseAlerts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the number of alerts. */
  execute(at: Date, company: CompanyId): Promise<number> {
    return this.work.run(system(company), async () => {
      const settings = await this.alerts.settings(company);
      const news = settings ? await this.alerts.refresh(company, at) : [];
      for (const { since, resolvedAt, ...alert } of news) {
        const payload: AlertPayload = {
          ...alert,
          since: since.toISOString(),
          resolvedAt: resolvedAt?.toISOString() ?? null,
        };
        for (const to of settings?.emails ?? [])
          this.outbox.add(company, jobKinds.alertMail, { ...payload, to } satisfies AlertMailPayload);
        if (settings?.webhookUrl) this.outbox.add(company, jobKinds.alertWebhook, { ...payload });
      }
      return news.length;
    });
  }
}
