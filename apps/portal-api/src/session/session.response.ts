import type { CompanyId, Id } from '@partner/kernel';
import type { Session } from '@partner/sign-in';

/** Who is signed in, and what the pages need to know from the start. */
export interface SessionItem {
  readonly user: { readonly id: Id; readonly name: string; readonly email: string };
  readonly company: { readonly id: CompanyId; readonly name: string };
  readonly environment: 'production' | 'sandbox';
  /** The base address of the partner API. */
  readonly apiUrl: string;
  /** Whether requests are logged and counted (R100). */
  readonly logsRequests: boolean;
  /** What a request that changes something has to carry as `X-CSRF-Token`. */
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

/** One of the places where a user is signed in. */
export interface BrowserItem extends Pick<Session, 'id' | 'createdAt' | 'seenAt' | 'expiresAt' | 'userAgent'> {
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** A session as its user sees it: never a token. */
export const browserItem = (session: Session, current: Id | undefined): BrowserItem => {
  const { id, createdAt, seenAt, expiresAt, userAgent } = session;
  return { id, createdAt, seenAt, expiresAt, userAgent, isThis: id === current };
};
