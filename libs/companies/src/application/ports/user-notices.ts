import type { CompanyId, Id } from '@partner/kernel';

/** Recipient of a notice, as entered by the company (R34). */
export interface Invitee {
  readonly name: string;
  readonly email: string;
}

export interface InvitationNotice {
  readonly invitationId: Id;
  readonly to: Invitee;
  /** Secret of the link. It is never stored in plain text. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Mails users after the change is committed (R36). Requires a unit of work. */
export abstract class UserNotices {
  abstract sendInvitation(company: CompanyId, notice: InvitationNotice): Promise<void>;
  /** Notifies a user who already has a login of a new company. */
  abstract sendMembershipNotice(company: CompanyId, to: Invitee): Promise<void>;
}
