import type { CompanyId, Id } from '@partner/kernel';

/** A session whose link was used just now. */
export interface Launch {
  readonly sessionId: Id;
  /** Where the company's configurator is. */
  readonly configuratorUrl: string;
}

/** Where a session returns to, and with what. */
export interface Return {
  readonly returnUrl: string;
  /** Undefined unless it is a quote of the session's company that partners see. */
  readonly quoteId: Id | undefined;
}

/** What a session was launched with, in the words of people. */
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

/** Sessions as a link names them: the link is what tells the company (R54). */
export abstract class Launches {
  /** Uses a link up, in one statement: of many at once one gets the launch, all others undefined. */
  abstract consume(tokenHash: string, at: Date): Promise<Launch | undefined>;
  /** Undefined when nothing leads back from it: it has no such address, or was not opened since `openedSince`. */
  abstract returnOf(session: Id, quote: Id | undefined, openedSince: Date): Promise<Return | undefined>;
  /** A session of one company; undefined when it was never opened. */
  abstract opened(company: CompanyId, session: Id): Promise<LaunchedSession | undefined>;
}
