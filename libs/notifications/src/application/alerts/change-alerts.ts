import { randomBytes } from 'node:crypto';
import { type Actor, type AuditTrail, invalid, parseHttpUrl, type UnitOfWork } from '@partner/kernel';
import { type AlertSettings, checkedSettings } from '../../domain/alert/alert-settings.js';
import type { Alerts } from '../ports/alerts.js';
import type { Destinations, TokenSeal } from '../ports/crm-connections.js';

/** Changes the alerts of the actor's company. */
export class ChangeAlerts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly alerts: Alerts,
    private readonly seal: TokenSeal,
    private readonly destinations: Destinations,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Replaces the settings. A new webhook URL gets a new signing secret.
   * @returns the new secret, which is shown only once; undefined if it did not change.
   * @throws DomainError `invalid`, also for a URL that this deployment does not allow (E7).
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
      await this.alerts.save(company, { ...settings, webhookSecret });
      this.audit.add(actor, {
        at: this.work.now(),
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
