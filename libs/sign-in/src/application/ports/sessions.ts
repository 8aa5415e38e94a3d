import type { CompanyId, Id } from '@partner/kernel';
import type { SignInUser } from './sign-in-links.js';

/** A browser that is signed in as one user: of its token only the hash is kept (R91). */
export interface Session extends SignInUser {
  readonly id: Id;
  readonly tokenHash: string;
  /** What the browser says it is. */
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  /** When it ends unless it is used before. */
  readonly idleUntil: Date;
  /** When it ends in any case. */
  readonly expiresAt: Date;
}

/** The sessions of a company. */
export abstract class Sessions {
  /** Inside a unit of work. */
  abstract add(session: Session): Promise<void>;
  /** Those that have not ended, the latest used first. */
  abstract of(company: CompanyId, user: Id, at: Date): Promise<readonly Session[]>;
  /** Notes a use. */
  abstract seen(session: Session, at: Date, idleUntil: Date): Promise<void>;
  /** Ends a session of the user. @returns whether there was one that had not ended. */
  abstract end(company: CompanyId, user: Id, id: Id, at: Date): Promise<boolean>;
}

/** Sessions by what a browser presents. */
export abstract class SessionDirectory {
  /** The one look-up without a company: which one it is, is what the session tells. Undefined once it has ended. */
  abstract find(tokenHash: string, at: Date): Promise<Session | undefined>;
}
