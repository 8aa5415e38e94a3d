import type { CompanyId, Id } from '@partner/kernel';

/** A user, and the person who signs in as that user. */
export interface SignInUser {
  readonly companyId: CompanyId;
  readonly userId: Id;
  /** The account that the membership belonged to (R34); null in rows of an earlier release, which did not note it. */
  readonly accountId: Id | null;
}

/** A link that signs one user in, once: of its token only the hash is kept (R90). */
export interface SignInLink extends SignInUser {
  readonly id: Id;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Links that sign users in. */
export abstract class SignInLinks {
  /** Inside a unit of work. */
  abstract add(link: SignInLink): Promise<void>;

  /**
   * Uses a link up, of whichever company: among requests that come at once one gets it. Commits by itself.
   * @returns whose it is; undefined when there is none, or it was used, or has expired.
   */
  abstract use(tokenHash: string, at: Date): Promise<SignInUser | undefined>;
}
