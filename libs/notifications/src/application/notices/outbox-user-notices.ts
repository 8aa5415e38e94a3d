import type { InvitationNotice, Invitee, UserNotices } from '@partner/companies';
import type { CompanyId, Outbox } from '@partner/kernel';
import { jobKinds } from '../jobs/job-kinds.js';
import type { InvitationPayload, MembershipPayload } from '../jobs/user-mail-jobs.js';
import type { TokenSeal } from '../ports/crm-connections.js';

/** Enqueues emails to users in the outbox, in the transaction of the change (R36). Tokens are encrypted there. */
export class OutboxUserNotices implements UserNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly seal: TokenSeal,
  ) {}

  async sendInvitation(company: CompanyId, { invitationId, to, token, expiresAt }: InvitationNotice): Promise<void> {
    const sealedToken = await this.seal.seal(token, company);
    const payload: InvitationPayload = { invitationId, to, sealedToken, expiresAt: expiresAt.toISOString() };
    this.outbox.add(company, jobKinds.invitation, { ...payload });
  }

  async sendMembershipNotice(company: CompanyId, to: Invitee): Promise<void> {
    const payload: MembershipPayload = { to };
    this.outbox.add(company, jobKinds.membership, { ...payload });
  }
}
