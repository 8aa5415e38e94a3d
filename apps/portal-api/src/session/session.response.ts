import type { CompanyId, Id } from '@partner/kernel';
import type { Session } from '@partner/sign-in';

/** Signed-in user, company, and the deployment facts that every page needs. */
export interface SessionItem {
  readonly user: { readonly id: Id; readonly name: string; readonly email: string };
  readonly company: { readonly id: CompanyId; readonly name: string };
  readonly environment: 'production' | 'sandbox';
  /** Base URL of the partner API. */
  readonly apiUrl: string;
  /** True if requests are logged and counted (R100). */
  readonly logsRequests: boolean;
  /** Value of `X-CSRF-Token` that every writing request must send. */
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

/** Browser in which the user is signed in. */
export interface BrowserItem extends Pick<Session, 'id' | 'createdAt' | 'seenAt' | 'expiresAt' | 'userAgent'> {
  /** True for the browser that sent the request. */
  readonly isThis: boolean;
}

/** Maps a session to its response, without the token. */
export const browserItem = (session: Session, current: Id | undefined): BrowserItem => {
  const { id, createdAt, seenAt, expiresAt, userAgent } = session;
  return { id, createdAt, seenAt, expiresAt, userAgent, isThis: id === current };
};
