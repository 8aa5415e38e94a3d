import { Aggregate, gone, type Id, newId, type RecordState } from '@partner/kernel';

/** How long an invitation can be accepted, in milliseconds (R36). */
const lifetime = 7 * 86_400_000;

/** An invitation as it is stored: the hash of its token, never the token (R36). */
export interface InvitationState extends RecordState {
  readonly userId: Id;
  readonly accountId: Id;
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly voidedAt: Date | null;
}

/** Who is invited. */
export type Invited = Pick<InvitationState, 'companyId' | 'userId' | 'accountId' | 'tokenHash'>;

/** What gives an account its login, once (R36). It is audited and announces nothing in the feed. */
export class Invitation extends Aggregate<InvitationState> {
  readonly resource = 'invitation';

  static create(invited: Invited, at: Date): Invitation {
    const record = { id: newId(), version: 1, createdAt: at, updatedAt: at };
    const expiresAt = new Date(at.getTime() + lifetime);
    return new Invitation({ ...invited, ...record, expiresAt, acceptedAt: null, voidedAt: null }, false);
  }

  /** @throws DomainError `gone` when it was accepted already, withdrawn, or is too old. */
  accept(at: Date): void {
    const { acceptedAt, voidedAt, expiresAt } = this.state;
    if (acceptedAt) throw gone('invitation_ended', 'the invitation was accepted already');
    if (voidedAt) throw gone('invitation_ended', 'the invitation was withdrawn');
    if (expiresAt <= at) throw gone('invitation_ended', 'the invitation has expired');
    this.change({ acceptedAt: at }, at);
  }

  /** Whom it was for was disabled, or has another email. */
  void(at: Date): void {
    this.change({ voidedAt: at }, at);
  }
}
