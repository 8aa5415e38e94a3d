import type { Actor } from '@partner/kernel';
import type { Span } from './tracing/span.js';

/** A request that was answered, for whoever takes note of it: log, metrics, request log. */
export interface CompletedRequest {
  /** Its `X-Request-Id` (W17). */
  readonly id: string;
  readonly method: string;
  /** Path and query as they were sent: secrets may be in them. */
  readonly url: string;
  /** The pattern of its path, `/partner/v1/leads/:id`; `unknown` where no route has it. */
  readonly route: string;
  readonly status: number;
  /** From its arrival to the end of its answer. */
  readonly milliseconds: number;
  /** Who made it, where that was found out. */
  readonly caller?: Actor;
  /** Why it was answered 500 or 503. */
  readonly failure?: unknown;
  /** The `code` of an answer that is no success (R80). */
  readonly errorCode?: string;
  /** What the list cache had, where it was asked (§1.6). */
  readonly cache?: 'hit' | 'miss';
  /** Whether the answer is that of an earlier call with its idempotency key. */
  readonly replayed: boolean;
  /** Its piece of the trace, where it has one. */
  readonly span?: Span;
}
