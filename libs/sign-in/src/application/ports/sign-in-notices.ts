import type { CompanyId } from '@partner/kernel';

/** What somebody who wants to sign in gets. */
export interface SignInNotice {
  readonly to: { readonly name: string; readonly email: string };
  /** The secret of the link. Nothing stores it readably. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Mail to users who want to sign in (R90), once that is committed. Inside a unit of work only. */
export abstract class SignInNotices {
  abstract signIn(company: CompanyId, notice: SignInNotice): Promise<void>;
}
