import type { CompanyId, Id } from '@partner/kernel';
import type { SignInUser } from './sign-in-links.js';

/** A signed-in browser of one user. Only the hash of its token is stored (R91). */
export interface Session extends SignInUser {
  readonly id: Id;
  readonly tokenHash: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** End of the session unless it is used before. */
  readonly idleUntil: Date;
  /** End of the session in any case. */
  readonly expiresAt: Date;
  /** Time at which the person last presented a second factor in it; null if never. */
  readonly secondFactorAt: Date | null;
}

/** Session whose account is known. */
export type OwnSession = Session & { readonly accountId: Id };

/** Session with what decides about its second factor. */
export interface FoundSession extends Session {
  /** True if the account has a second factor. */
  readonly hasFactor: boolean;
  /** True if the company requires one. */
  readonly isFactorRequired: boolean;
}

export abstract class Sessions {
  /** Requires a unit of work. */
  abstract add(session: Session): Promise<void>;
  /** Returns the sessions that have not ended, most recently used first. */
  abstract of(company: CompanyId, user: Id, at: Date): Promise<readonly Session[]>;
  /** Returns the sessions of all users that have not ended, most recently used first; at most 1,000. */
  abstract ofCompany(company: CompanyId, at: Date): Promise<readonly Session[]>;
  /** Returns a session that has not ended. */
  abstract find(company: CompanyId, id: Id, at: Date): Promise<Session | undefined>;
  abstract recordUse(session: Session, at: Date, idleUntil: Date): Promise<void>;
  /** Ends a session of the user. @returns true if the session had not ended before. */
  abstract end(company: CompanyId, user: Id, id: Id, at: Date): Promise<boolean>;
  /** Replaces the challenge of the session for passkeys. Requires a unit of work. */
  abstract setChallenge(session: Session, challenge: string, until: Date): Promise<void>;
  /** Uses up the challenge of the session. @returns undefined if there is none or it has expired. */
  abstract takeChallenge(session: Session, at: Date): Promise<string | undefined>;
  /**
   * Records that a second factor was presented, and replaces the token. Requires a unit of work.
   * @returns false if the session has ended, or its token was replaced by another request.
   */
  abstract presentFactor(session: Session, tokenHash: string, at: Date): Promise<boolean>;
}

export abstract class SessionDirectory {
  /**
   * Returns the session, or undefined once it has ended. The only look-up without a company, since the session
   * identifies the company.
   */
  abstract find(tokenHash: string, at: Date): Promise<FoundSession | undefined>;
  /** Ends the sessions of an account in all companies. */
  abstract endOfAccount(account: Id, at: Date): Promise<void>;
}
