import { type CompanyId, type Outbox, system, type UnitOfWork } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { AlertMailPayload } from '../jobs/mails.js';
import type { AlertPayload } from '../mail/alert-letter.js';
import type { Alerts } from '../ports/alerts.js';
import type { AskAddresses } from './ask-addresses.js';

/** Tells a company of conditions that began or ended since the last run. */
export class RaiseAlerts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
    private readonly outbox: Outbox,
    private readonly ask: AskAddresses,
  ) {}

  /** @returns the number of alerts. */
  execute(at: Date, company: CompanyId): Promise<number> {
    return this.work.run(system(company), async () => {
      const settings = await this.alerts.settings(company);
      if (!settings) return 0;
      const news = await this.alerts.refresh(company, at);
      await this.ask.execute(company, at, false);
      const alerts = news.map(({ since, resolvedAt, ...alert }): AlertPayload => ({
        ...alert,
        since: since.toISOString(),
        resolvedAt: resolvedAt?.toISOString() ?? null,
      }));
      for (const to of alerts.length > 0 ? await this.alerts.recipients(company) : [])
        this.outbox.add(company, jobKinds.alertMail, { to, alerts } satisfies AlertMailPayload);
      if (settings.webhookUrl)
        for (const alert of alerts) this.outbox.add(company, jobKinds.alertWebhook, { ...alert });
      return news.length;
    });
  }
}
