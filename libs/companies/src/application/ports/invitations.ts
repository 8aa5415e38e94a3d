import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Invitation } from '../../domain/invitation/invitation.js';

/** Repository of invitations (R36). */
export abstract class Invitations extends Records<Invitation> {
  /**
   * Returns the invitation with this token, locked until the transaction ends.
   * @throws DomainError `notFound` when the company has none.
   */
  abstract getByToken(company: CompanyId, tokenHash: string): Promise<Invitation>;
  /** Returns the user's invitation that is neither accepted nor withdrawn, locked, or undefined. */
  abstract findOpen(company: CompanyId, user: Id): Promise<Invitation | undefined>;
}

/** Checks invitations before they are mailed, some time after their creation. */
export abstract class OpenInvitations {
  /** True if the invitation can still be accepted at this time. */
  abstract includes(company: CompanyId, invitation: Id, at: Date): Promise<boolean>;
}

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

/**
 * Mails users after the change is committed (R36). Requires a unit of work.
 * @throws DomainError `limited` when the company has mailed all invitations of the day (A15).
 */
export abstract class UserNotices {
  abstract sendInvitation(company: CompanyId, notice: InvitationNotice): Promise<void>;
  /** Notifies a user who already has a login of a new company. */
  abstract sendMembershipNotice(company: CompanyId, to: Invitee): Promise<void>;
}
