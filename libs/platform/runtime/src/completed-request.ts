import type { Actor } from '@partner/kernel';
import type { Span } from './span.js';

export interface RequestClient {
  readonly address: string;
  readonly agent?: string;
  readonly tool?: string;
  /** True if it asked for a dry run (I7). */
  readonly isDryRun?: boolean;
}

/** A completed request, for the log, the metrics and the request log. */
export interface CompletedRequest {
  readonly id: string;
  readonly method: string;
  /** Path and query as sent. May contain secrets. */
  readonly url: string;
  /** The route pattern, such as `/partner/v1/leads/:id`, or `unknown` without a route. */
  readonly route: string;
  readonly status: number;
  /** Duration from arrival to the end of the response. */
  readonly milliseconds: number;
  readonly caller?: Actor;
  readonly failure?: unknown;
  readonly errorCode?: string;
  /** The `error` and `field` of an error response (W19). */
  readonly errorMessage?: string;
  readonly errorField?: string;
  /** Bytes of the response body; undefined for a streamed one. */
  readonly bytes?: number;
  /** Present only for a caller whose bodies are kept (R100), as far as they are texts. May contain secrets. */
  readonly bodies?: { readonly request?: string; readonly response?: string | Buffer };
  /** Reads the client from the request, which only some listeners need. */
  readonly client?: () => RequestClient;
  /** Outcome of the list cache, if it was used (§1.6). */
  readonly cache?: 'hit' | 'miss';
  /** True if the response was replayed for an idempotency key. */
  readonly replayed: boolean;
  readonly deprecated?: readonly DeprecatedUse[];
  readonly span?: Span;
}

/** A deprecated element of the API that a request used. */
export interface DeprecatedUse {
  readonly kind: 'route' | 'field' | 'parameter';
  /** Route, or path of a field in the body, or name of a parameter. */
  readonly name: string;
}
