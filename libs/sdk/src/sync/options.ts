import type { RequestOptions } from '../http/options.js';
import type { SyncKind } from './store.js';

/** Options of a copy. */
export interface SyncOptions extends Pick<RequestOptions, 'signal' | 'timeoutMs' | 'retries'> {
  /** Kinds of records to copy: `['leads', 'orders']`. */
  readonly kinds: readonly SyncKind[];
  /** True to end when the copy is current; by default it is kept current until the signal is aborted. */
  readonly untilCaughtUp?: boolean;
  /** Milliseconds between polls of an API that does not wait for new events; 1,000 by default. */
  readonly pollMs?: number;
  /** Milliseconds between comparisons with the API's checksum; 10 minutes by default. */
  readonly checkMs?: number;
  /** Milliseconds between reads of kinds without events, such as products and locations; 15 minutes by default. */
  readonly refreshMs?: number;
  /** Gets each written step. */
  readonly onProgress?: (progress: SyncProgress) => void;
}

/** A step of a copy. */
export interface SyncProgress {
  /** `check` compares event ids with the API's checksum; a copy that differs is read again. */
  readonly step: 'snapshot' | 'events' | 'check';
  /** Kind of a snapshot. */
  readonly kind?: SyncKind;
  /** Number of records that were read and written. */
  readonly written: number;
  /** Number of events that were applied. */
  readonly events: number;
  /** Result of a check. */
  readonly isComplete?: boolean;
}

/** Result of a copy. */
export interface SyncResult {
  /** All events up to this cursor are in the copy. */
  readonly cursor: string | undefined;
  /** Number of records that were read and written. */
  readonly written: number;
  /** Number of events that were applied. */
  readonly events: number;
  /** Number of comparisons that found a difference, after which all kinds were read again. */
  readonly repairs: number;
}
