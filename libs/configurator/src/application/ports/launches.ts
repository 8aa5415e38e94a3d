import type { CompanyId, Id } from '@partner/kernel';

/** A session whose link was just used. */
export interface Launch {
  readonly company: CompanyId;
  readonly sessionId: Id;
  /** Address of the company's configurator. */
  readonly configuratorUrl: string;
}

export interface Return {
  readonly returnUrl: string;
  /** Set if it is a quote of the session's company that partners can see. */
  readonly quoteId: Id | undefined;
}

/** Launch data of a session with display names. */
export interface LaunchedSession {
  readonly sessionId: Id;
  readonly company: string;
  readonly openedAt: Date;
  readonly customer: string | null;
  readonly location: string | null;
  readonly quoteId: Id | null;
  readonly quoteNumber: number | null;
  readonly workOrderId: Id | null;
  readonly serialNumber: string | null;
  readonly returnUrl: string | null;
}

/** Sessions of any company, since the link identifies the company (R54). */
export abstract class Launches {
  /**
   * Marks a link as used, in one statement: among concurrent calls only one gets the launch, the others get undefined.
   */
  abstract consume(tokenHash: string, at: Date): Promise<Launch | undefined>;
  /** Returns undefined for a session that has no return address or was not opened since `openedSince`. */
  abstract findReturn(session: Id, quote: Id | undefined, openedSince: Date): Promise<Return | undefined>;
  /** Returns the company of a link that was issued, whatever its state, or of a session. */
  abstract ownerOf(link: { readonly tokenHash: string } | { readonly session: Id }): Promise<CompanyId | undefined>;
  /** Returns a session of a company, or undefined if it was never opened. */
  abstract findOpened(company: CompanyId, session: Id): Promise<LaunchedSession | undefined>;
}
