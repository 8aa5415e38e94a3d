import type { CompanyContact, CompanyContacts } from '@partner/companies';
import { signatureHeader } from '@partner/events';
import type { HttpClient } from '@partner/http-client';
import { type Clock, type Id, type Job, JobFailure, JobHandler } from '@partner/kernel';
import type { AlertKind } from '../../domain/alert/alert-settings.js';
import { alertLetter, type AlertPayload } from '../mail/alert-letter.js';
import { jobKinds } from '../jobs/job-kinds.js';
import { type AddressedLetter, MailJob } from '../jobs/mail-job.js';
import type { Alerts } from '../ports/alerts.js';
import type { TokenSeal } from '../ports/crm-connections.js';
import type { MailTransport } from '../ports/mail-transport.js';

export interface AlertMailPayload extends AlertPayload {
  readonly to: string;
}

/** Pages of the portal that help with an alert. */
const pages: Readonly<Record<AlertKind, (subject: Id) => string>> = {
  endpoint_failing: (subject) => `/endpoints/${subject}`,
  credential_expiring: () => '/credentials',
  requests_rejected: () => '/requests?status=4xx',
};
const pageOf = (portalUrl: string, { kind, subjectId }: AlertPayload): string => portalUrl + pages[kind](subjectId);

/** Email about a condition that began or ended. */
export class AlertMail extends MailJob<AlertMailPayload> {
  readonly kind = jobKinds.alertMail;

  constructor(
    companies: CompanyContacts,
    transport: MailTransport,
    private readonly portalUrl: string,
  ) {
    super(companies, transport);
  }

  protected addressed({ to, ...alert }: AlertMailPayload, { name }: CompanyContact): AddressedLetter {
    return { to: { address: to }, letter: alertLetter(name, alert, pageOf(this.portalUrl, alert)) };
  }
}

/** Signed webhook about a condition that began or ended (§6.3). */
export class AlertWebhook extends JobHandler<AlertPayload> {
  readonly kind = jobKinds.alertWebhook;

  constructor(
    private readonly alerts: Alerts,
    private readonly client: HttpClient,
    private readonly seal: TokenSeal,
    private readonly clock: Clock,
    private readonly portalUrl: string,
  ) {
    super();
  }

  async run({ id, companyId, payload }: Job<AlertPayload>, signal: AbortSignal): Promise<void> {
    const { webhookUrl: url = null, webhookSecret = null } = (await this.alerts.settings(companyId)) ?? {};
    if (url === null || webhookSecret === null) return;
    const type = payload.resolvedAt === null ? 'alert.opened' : 'alert.resolved';
    const body = JSON.stringify({ id, type, ...payload, page: pageOf(this.portalUrl, payload) });
    const secret = await this.seal.open(webhookSecret, companyId);
    const headers = {
      'content-type': 'application/json',
      'x-service-signature': signatureHeader([secret], body, this.clock.now()),
    };
    const { statusCode = 0, error } = await this.client.post({ url, headers, body, signal });
    if (statusCode < 200 || statusCode > 299) throw new JobFailure(`alert webhook: ${error ?? `status ${statusCode}`}`);
  }
}
