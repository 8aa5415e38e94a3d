import type { Outcome } from '../run/send.js';
import type { SentRequest } from '../run/request.js';

/** Defect of a response. */
export interface Problem {
  /** Failed check and its place. Requests that fail in the same way have the same kind. */
  readonly kind: string;
  /** Actual value in this response. */
  readonly detail: string;
}

/** Problem with a request that reproduces it. */
export interface Finding extends Problem {
  /** Operation that fails, or the common property of all requests that fail in the same way. */
  readonly subject: string;
  readonly request: SentRequest;
  readonly outcome: Outcome;
  /** Number of requests in the run that failed in the same way. */
  readonly times: number;
}
