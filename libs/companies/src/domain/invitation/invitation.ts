import { Aggregate, gone, type Id, newId, type RecordState } from '@partner/kernel';

/** Validity of an invitation in milliseconds (R36). */
const lifetime = 7 * 86_400_000;

/** Stored invitation, with the hash of its token instead of the token (R36). */
export interface InvitationState extends RecordState {
  readonly userId: Id;
  readonly accountId: Id;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly voidedAt: Date | null;
}

export type InvitationTarget = Pick<InvitationState, 'companyId' | 'userId' | 'accountId' | 'tokenHash'>;

/** Single-use invitation that gives an account its login (R36). Audited; emits no events. */
export class Invitation extends Aggregate<InvitationState> {
  readonly resource = 'invitation';

  static create(invited: InvitationTarget, at: Date): Invitation {
    const record = { id: newId(), version: 1, createdAt: at, updatedAt: at };
    const expiresAt = new Date(at.getTime() + lifetime);
    return new Invitation({ ...invited, ...record, expiresAt, acceptedAt: null, voidedAt: null }, false);
  }

  /** @throws DomainError `gone` when it was already accepted, was withdrawn, or has expired. */
  accept(at: Date): void {
    const { acceptedAt, voidedAt, expiresAt } = this.state;
    if (acceptedAt) throw gone('invitation_ended', 'the invitation was accepted already');
    if (voidedAt) throw gone('invitation_ended', 'the invitation was withdrawn');
    if (expiresAt <= at) throw gone('invitation_ended', 'the invitation has expired');
    this.change({ acceptedAt: at }, at);
  }

  /** Withdraws the invitation, because the user was disabled or has another email. */
  void(at: Date): void {
    this.change({ voidedAt: at }, at);
  }
}
