import { type CompanyId, hashOfToken, newToken, type Outbox } from '@partner/kernel';
import type { CompanySecrets } from '@partner/runtime';
import { jobKinds } from '../jobs/job-kinds.js';
import type { AddressPayload } from '../jobs/mails.js';
import type { Alerts } from '../ports/alerts.js';
import type { InvitationLimit } from '../ports/invitation-limit.js';

/** Validity of a link in milliseconds (A15). */
const lifetime = 7 * 86_400_000;

/** Mails each address of the settings that is not a user's a link to confirm that it wants alerts, once (A15). */
export class AskAddresses {
  constructor(
    private readonly alerts: Alerts,
    private readonly limit: InvitationLimit,
    private readonly outbox: Outbox,
    private readonly seal: CompanySecrets,
  ) {}

  /**
   * Requires a unit of work that has locked the settings.
   * @param isStrict false to leave addresses above the limit of invitations for the next day.
   * @throws DomainError `limited`
   */
  async execute(company: CompanyId, at: Date, isStrict: boolean): Promise<void> {
    for (const to of await this.alerts.unasked(company)) {
      if (isStrict) await this.limit.take(company, at);
      else if (!(await this.limit.tryTake(company, at))) return;
      const token = newToken(company);
      const expiresAt = new Date(at.getTime() + lifetime);
      await this.alerts.addAsked(company, { email: to, tokenHash: hashOfToken(token), expiresAt });
      const sealedToken = await this.seal.seal(token, company);
      const payload = { to, sealedToken, expiresAt: expiresAt.toISOString() } satisfies AddressPayload;
      this.outbox.add(company, jobKinds.alertAddress, payload);
    }
  }
}
