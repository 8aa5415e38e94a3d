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
