import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Invitation } from '../../domain/invitation/invitation.js';

/** The invitations of a company (R36). */
export abstract class Invitations extends Records<Invitation> {
  /** Locked until the transaction ends. @throws DomainError `notFound` when the company has none of this token. */
  abstract toAccept(company: CompanyId, tokenHash: string): Promise<Invitation>;
  /** What the user has not accepted and nobody has withdrawn, locked; undefined when there is nothing. */
  abstract openOf(company: CompanyId, user: Id): Promise<Invitation | undefined>;
}

/** For those who send invitations, some time after they were made. */
export abstract class OpenInvitations {
  /** Whether it can still be accepted at this time. */
  abstract includes(company: CompanyId, invitation: Id, at: Date): Promise<boolean>;
}
