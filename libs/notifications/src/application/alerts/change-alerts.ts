import { randomBytes } from 'node:crypto';
import { type Actor, type AuditTrail, invalid, parseHttpUrl, type UnitOfWork } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import { type AlertSettings, checkedSettings } from '../../domain/alert/alert-settings.js';
import type { Alerts } from '../ports/alerts.js';
import type { AskAddresses } from './ask-addresses.js';
import type { Destinations } from '../ports/crm-connections.js';

/** Changes the alerts of the actor's company. */
export class ChangeAlerts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
    private readonly seal: CompanySecrets,
    private readonly destinations: Destinations,
    private readonly audit: AuditTrail,
    private readonly ask: AskAddresses,
  ) {}

  /**
   * Replaces the settings. A new webhook URL gets a new signing secret, and a new address a mail to confirm it (A15).
   * @returns the new secret, which is shown only once; undefined if it did not change.
   * @throws DomainError `invalid`, also for a URL that this deployment does not allow (E7).
   * @throws DomainError `limited` when the company has mailed all invitations of the day.
   */
  async execute(actor: Actor, given: AlertSettings): Promise<string | undefined> {
    const settings = checkedSettings(given);
    const { webhookUrl } = settings;
    if (webhookUrl !== null && !parseHttpUrl(webhookUrl))
      throw invalid('webhookUrl must be an absolute http or https URL', 'invalid_field', { field: 'webhookUrl' });
    // Before the transaction, because a DNS lookup takes time.
    if (webhookUrl !== null) await this.destinations.check(webhookUrl);
    const { company } = actor;
    return this.work.run(actor, async () => {
      const former = await this.alerts.settingsForUpdate(company);
      const isNew = webhookUrl !== null && webhookUrl !== former?.webhookUrl;
      const secret = isNew ? `whsec_${randomBytes(32).toString('base64url')}` : undefined;
      const kept = webhookUrl === null ? null : (former?.webhookSecret ?? null);
      const webhookSecret = secret === undefined ? kept : await this.seal.seal(secret, company);
      const at = this.work.now();
      await this.alerts.save(company, { ...settings, webhookSecret });
      await this.alerts.removeExpired(company, at);
      await this.ask.execute(company, at, true);
      this.audit.add(actor, {
        at,
        action: 'company.alerts_changed',
        resourceType: 'company',
        resourceId: company,
        changes: changesOf(former, settings),
      });
      return secret;
    });
  }
}

function changesOf(former: AlertSettings | undefined, settings: AlertSettings): Record<string, [unknown, unknown]> {
  const names = Object.keys(settings) as (keyof AlertSettings)[];
  const different = names.filter((name) => String(former?.[name] ?? null) !== String(settings[name]));
  return Object.fromEntries(different.map((name) => [name, [former?.[name] ?? null, settings[name]]]));
}
