import type { Actor, CompanyId, Id } from '@partner/kernel';

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

/** Change of a person's second factors, or of their use, that the person should know about. */
export type SecondFactorChange =
  'added' | 'removed' | 'reset' | 'recovery_codes_replaced' | 'recovery_code_used' | 'locked';

/** Mails people about signing in, after the commit (R90). Requires a unit of work. */
export abstract class SignInNotices {
  /** @param person user with an email. */
  abstract secondFactor(person: Actor, change: SecondFactorChange): Promise<void>;
  abstract signIn(company: CompanyId, notice: SignInNotice): Promise<void>;
}
