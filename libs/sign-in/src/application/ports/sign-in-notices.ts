import type { CompanyId } from '@partner/kernel';

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
