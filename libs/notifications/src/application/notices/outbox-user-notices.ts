import type { InvitationNotice, Invitee, UserNotices } from '@partner/companies';
import type { Actor, Clock, CompanyId, Outbox } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { InvitationPayload, MembershipPayload, SecondFactorPayload, SignInPayload } from '../jobs/mails.js';
import type { InvitationLimit } from '../ports/invitation-limit.js';
import type { DisabledForFailing, TechnicalContactNotice } from '@partner/events';
import type { DisabledSubscription } from '../mail/disabled-letter.js';
import type { SecondFactorChange, SignInNotice, SignInNotices } from '@partner/sign-in';
import type { CompanySecrets } from '@partner/runtime';

/**
 * Enqueues emails to users in the outbox, in the transaction of the change (R36). Tokens are encrypted there. Every
 * invitation passes through here, so that none escapes the limit of its company (A15).
 */
export class OutboxUserNotices implements UserNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly seal: CompanySecrets,
    private readonly limit: InvitationLimit,
    private readonly clock: Clock,
  ) {}

  async sendInvitation(company: CompanyId, { invitationId, to, token, expiresAt }: InvitationNotice): Promise<void> {
    await this.limit.take(company, this.clock.now());
    const sealedToken = await this.seal.seal(token, company);
    const payload = { invitationId, to, sealedToken, expiresAt: expiresAt.toISOString() } satisfies InvitationPayload;
    this.outbox.add(company, jobKinds.invitation, payload);
  }

  async sendMembershipNotice(company: CompanyId, to: Invitee): Promise<void> {
    await this.limit.take(company, this.clock.now());
    this.outbox.add(company, jobKinds.membership, { to } satisfies MembershipPayload);
  }
}

/** Enqueues emails to the technical contact in the outbox, in the transaction of the change (E11). */
export class OutboxTechnicalContactNotice implements TechnicalContactNotice {
  constructor(private readonly outbox: Outbox) {}

  subscriptionDisabled(company: CompanyId, { failingSince, ...subscription }: DisabledForFailing): void {
    const payload = { ...subscription, failingSince: failingSince.toISOString() } satisfies DisabledSubscription;
    this.outbox.add(company, jobKinds.subscriptionDisabled, payload);
  }
}

/**
 * Enqueues emails with sign-in links in the outbox, in the transaction of the link (R90). Tokens are encrypted there.
 */
export class OutboxSignInNotices implements SignInNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly seal: CompanySecrets,
  ) {}

  async signIn(company: CompanyId, { to, token, expiresAt }: SignInNotice): Promise<void> {
    const sealedToken = await this.seal.seal(token, company);
    const payload = { to, sealedToken, expiresAt: expiresAt.toISOString() } satisfies SignInPayload;
    this.outbox.add(company, jobKinds.signIn, payload);
  }

  async secondFactor({ company, name, email }: Actor, change: SecondFactorChange): Promise<void> {
    if (email === undefined) return;
    const payload = { to: { name, email }, change } satisfies SecondFactorPayload;
    this.outbox.add(company, jobKinds.secondFactor, payload);
  }
}
