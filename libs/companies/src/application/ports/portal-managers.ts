import type { Actor, CompanyId, Id } from '@partner/kernel';
import type { Rights } from '../../domain/role/system-roles.js';

/** A user who may use the portal: active, and the owner or in a role with a permission of the portal (§5.2, R90). */
export interface PortalManager {
  readonly company: CompanyId;
  readonly id: Id;
  /** Current account of the user; a membership can move to another account (R34). */
  readonly account: Id;
  readonly name: string;
  /** Email as entered by the company (R34). */
  readonly email: string;
  /** True while the operator has suspended the company. Its users cannot use the portal. */
  readonly isSuspended: boolean;
  readonly rights: Rights;
  /** The user as an actor (R22). */
  readonly actor: Actor;
}

/** Users who may use the portal (R90). */
export abstract class PortalManagers {
  abstract find(company: CompanyId, user: Id): Promise<PortalManager | undefined>;
  /**
   * Returns the user with this email, in any case, if they may use the portal. Without an email, returns the owner, or
   * else the oldest user who may.
   */
  abstract first(company: CompanyId, email?: string): Promise<PortalManager | undefined>;
  /**
   * Returns the memberships of this email that may use the portal, at most `limit`. The only look-up that names no
   * company.
   */
  abstract findByEmail(email: string, limit: number): Promise<readonly PortalManager[]>;
  /**
   * Records that the user followed a mailed link: their account has a login from now on (R36). Requires a unit of work.
   */
  abstract recordSignIn(company: CompanyId, user: Id, at: Date): Promise<void>;
  /** Makes other changes of rights in the company wait until the transaction ends. Requires a unit of work. */
  abstract lockRights(company: CompanyId): Promise<void>;
}

/** Looks up invitations of any company by token. */
export abstract class InvitationDirectory {
  abstract find(tokenHash: string): Promise<{ readonly company: CompanyId; readonly account: Id } | undefined>;
}
