import type { Outcome } from '../run/send.js';
import type { SentRequest } from '../run/request.js';

/** What is wrong with an answer. */
export interface Problem {
  /** What was checked, and where it failed: the same for all requests that fail alike. */
  readonly kind: string;
  /** What was seen this time. */
  readonly detail: string;
}

/** A problem together with the request that shows it. */
export interface Finding extends Problem {
  /** The operation that fails, or what all requests that fail alike have in common. */
  readonly subject: string;
  readonly request: SentRequest;
  readonly outcome: Outcome;
  /** How many requests of the run failed alike. */
  readonly times: number;
}
