/**
 * Faults of a request.
 * - `cut_before`, `cut_after`: the connection is cut before or after execution, without a response.
 * - `error_before`: 500; nothing is executed, and nothing is remembered under the idempotency key.
 * - `error_stored`: 500; nothing is executed, and the 500 is replayed under the key.
 * - `error_after`: 500 after full execution, and the 500 is replayed under the key.
 * - `rate_limit`: 429. `key_in_use`: 409.
 * - `hang_before`, `hang_after`: no response until `release` or two minutes have passed. The request is executed after
 *   or before the wait.
 * - `notice_first`: a new session is paid by card at once, and its webhooks are delivered before the response.
 */
type CutFault = 'cut_before' | 'cut_after';
type ErrorFault = 'error_before' | 'error_stored' | 'error_after' | 'rate_limit' | 'key_in_use';
export type ApiFault = CutFault | ErrorFault | 'hang_before' | 'hang_after' | 'notice_first';

/**
 * Faults of a webhook.
 * - `double`: sent twice. `drop`: never sent; the event can still be listed.
 * - `reorder`: sent after the next one, or after 30 seconds if none follows.
 * - `delay`: sent `seconds` later. `hold`: sent when `deliverHeld` is called.
 */
export type NoticeFault = 'double' | 'drop' | 'reorder' | 'delay' | 'hold';

export interface PlannedFault {
  fault: ApiFault;
  /** Number of affected requests; defaults to 1. */
  times?: number;
  /** HTTP method; defaults to any. */
  method?: string;
  /** Path prefix, such as `/v1/checkout/sessions`; defaults to any. */
  path?: string;
}

export interface PlannedNoticeFault {
  fault: NoticeFault;
  /** Number of affected webhooks; defaults to 1. */
  times?: number;
  /** Affected event types; defaults to any. */
  types?: string[];
  /** Duration of a `delay`; defaults to 3,600. */
  seconds?: number;
}

/** Random faults, each with a probability from 0 to 1. The same seed gives the same sequence. */
export interface RandomFaults {
  seed: number;
  api?: Partial<Record<ApiFault, number>>;
  notices?: Partial<Record<NoticeFault, number>>;
  /** Maximum `delay` in seconds; defaults to 60. */
  delaySeconds?: number;
}
