import type { CompanyId, Id } from '@partner/kernel';

/** Whom a notice is for, as the company wrote them (R34). */
export interface Invitee {
  readonly name: string;
  readonly email: string;
}

/** What an invited person gets. */
export interface InvitationNotice {
  readonly invitationId: Id;
  readonly to: Invitee;
  /** The secret of the link. Nothing stores it readably. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** What users are told of by mail (R36), once the change is committed. Inside a unit of work only. */
export abstract class UserNotices {
  abstract invited(company: CompanyId, notice: InvitationNotice): Promise<void>;
  /** Somebody who can log in already has a new company. */
  abstract joined(company: CompanyId, to: Invitee): Promise<void>;
}
