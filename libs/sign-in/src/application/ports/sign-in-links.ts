import type { CompanyId, Id } from '@partner/kernel';

export interface SignInUser {
  readonly companyId: CompanyId;
  readonly userId: Id;
  /** Account of the membership (R34); null in rows of an earlier release. */
  readonly accountId: Id | null;
}

/** Single-use sign-in link. Only the hash of its token is stored (R90). */
export interface SignInLink extends SignInUser {
  readonly id: Id;
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export abstract class SignInLinks {
  /** Requires a unit of work. */
  abstract add(link: SignInLink): Promise<void>;

  /**
   * Marks a link of any company as used; among concurrent requests only one succeeds. Commits on its own.
   * @returns the user of the link, or undefined when it is unknown, used or expired.
   */
  abstract use(tokenHash: string, at: Date): Promise<SignInUser | undefined>;
}

/** Sign-in mail of a user. */
export interface SignInNotice {
  readonly to: { readonly name: string; readonly email: string };
  /** Secret of the link. It is never stored in plain text. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Mails sign-in links after the commit (R90). Requires a unit of work. */
export abstract class SignInNotices {
  abstract signIn(company: CompanyId, notice: SignInNotice): Promise<void>;
}
