/**
 * What can go wrong with a request.
 * - `cut_before`, `cut_after`: the connection is cut before or after execution, nothing is answered.
 * - `error_before`: 500, nothing executed, nothing remembered under the idempotency key.
 * - `error_stored`: 500, nothing made, and the 500 is replayed under the key.
 * - `error_after`: 500 though everything was executed, and the 500 is replayed under the key.
 * - `rate_limit`: 429. `key_in_use`: 409.
 * - `hang_before`, `hang_after`: no answer until `release` or two minutes have passed; executed then or already.
 * - `notice_first`: a session is paid by card as soon as it is made; the answer follows when its notices are delivered.
 */
export const apiFaults = [
  'cut_before',
  'cut_after',
  'error_before',
  'error_stored',
  'error_after',
  'rate_limit',
  'key_in_use',
  'hang_before',
  'hang_after',
  'notice_first',
] as const;
export type ApiFault = (typeof apiFaults)[number];

/**
 * What can go wrong with a notice.
 * - `double`: sent twice. `drop`: never sent; the event can still be listed.
 * - `reorder`: sent after the next one, or after 30 seconds when none follows.
 * - `delay`: sent `seconds` later. `hold`: sent when `deliverHeld` is called.
 */
export const noticeFaults = ['double', 'drop', 'reorder', 'delay', 'hold'] as const;
export type NoticeFault = (typeof noticeFaults)[number];

export interface PlannedFault {
  fault: ApiFault;
  /** Requests it meets; 1 when not said. */
  times?: number;
  /** Any method when not said. */
  method?: string;
  /** How the path begins, such as `/v1/checkout/sessions`; any when not said. */
  path?: string;
}

export interface PlannedNoticeFault {
  fault: NoticeFault;
  /** Notices it meets; 1 when not said. */
  times?: number;
  /** Event types it meets; any when not said. */
  types?: string[];
  /** Of `delay`: 3,600 when not said. */
  seconds?: number;
}

/** Faults by chance: each has a probability from 0 to 1, and the same seed gives the same sequence. */
export interface RandomFaults {
  seed: number;
  api?: Partial<Record<ApiFault, number>>;
  notices?: Partial<Record<NoticeFault, number>>;
  /** The longest `delay`, 60 when not said. */
  delaySeconds?: number;
}
