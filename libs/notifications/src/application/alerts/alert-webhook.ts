import { signatureHeader } from '@partner/events';
import type { HttpClient } from '@partner/http-client';
import { type Clock, type Job, JobFailure, JobHandler } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import { alertPage, type AlertPayload } from '../mail/alert-letter.js';
import { jobKinds } from '../jobs/job-kinds.js';
import type { Alerts } from '../ports/alerts.js';

/** Signed webhook about a condition that began or ended (§6.3). */
export class AlertWebhook extends JobHandler<AlertPayload> {
  readonly kind = jobKinds.alertWebhook;

  constructor(
    private readonly alerts: Alerts,
    private readonly client: HttpClient,
    private readonly seal: CompanySecrets,
    private readonly clock: Clock,
    private readonly options: { readonly portalUrl: string; readonly headerPrefix: string },
  ) {
    super();
  }

  async run({ id, companyId, payload }: Job<AlertPayload>, signal: AbortSignal): Promise<void> {
    const { webhookUrl: url = null, webhookSecret = null } = (await this.alerts.settings(companyId)) ?? {};
    if (url === null || webhookSecret === null) return;
    const type = payload.resolvedAt === null ? 'alert.opened' : 'alert.resolved';
    const body = JSON.stringify({ id, type, ...payload, page: alertPage(this.options.portalUrl, payload) });
    const secret = await this.seal.open(webhookSecret, companyId);
    const headers = {
      'content-type': 'application/json',
      [`${this.options.headerPrefix}-signature`]: signatureHeader([secret], body, this.clock.now()),
    };
    const { statusCode = 0, error } = await this.client.post({ url, headers, body, signal });
    if (statusCode < 200 || statusCode > 299) throw new JobFailure(`alert webhook: ${error ?? `status ${statusCode}`}`);
  }
}
