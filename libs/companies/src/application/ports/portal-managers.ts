import type { Actor, CompanyId, Id } from '@partner/kernel';

/** A user who may use the portal: active, and the owner or in a role with `partner-api.manage` (§5.2, R90). */
export interface PortalManager {
  readonly company: CompanyId;
  readonly id: Id;
  /** The person, as of now: a membership can move to another account (R34). */
  readonly account: Id;
  readonly name: string;
  /** As the company wrote it (R34). */
  readonly email: string;
  /** As those who act (R22). */
  readonly actor: Actor;
}

/** Who may use the portal (R90). */
export abstract class PortalManagers {
  /** The user when they may. */
  abstract find(company: CompanyId, user: Id): Promise<PortalManager | undefined>;
  /** The user of this email, in any case, when they may; without one the owner, or else the oldest who may. */
  abstract first(company: CompanyId, email?: string): Promise<PortalManager | undefined>;
  /** Where the person of this email may, at most so many companies: the one look-up that names no company. */
  abstract everywhere(email: string, limit: number): Promise<readonly PortalManager[]>;
  /** The user has followed a link in mail: their account has a login from now on (R36). Inside a unit of work. */
  abstract signedIn(company: CompanyId, user: Id, at: Date): Promise<void>;
}

/** Invitations by what a link says of them. */
export abstract class InvitationDirectory {
  /** Finds the company and the account of an invitation by the hash of its token. */
  abstract find(tokenHash: string): Promise<{ readonly company: CompanyId; readonly account: Id } | undefined>;
}
