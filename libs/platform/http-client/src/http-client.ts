import type { IncomingHttpHeaders } from 'node:http';
import type { DestinationRules } from './destination.js';
import type { LookUp } from './look-up.js';

export interface HttpClientOptions extends DestinationRules {
  /**
   * Maximum connections per origin. Set it to the number of concurrent requests, so that none waits for another (E6).
   */
  readonly connections?: number;
  /** Milliseconds from the name look-up to the headers of the response (E9). */
  readonly deadline?: number;
  /** Maximum bytes of a body read before the connection is reused (E9); 16 KB by default. */
  readonly maxBodyBytes?: number;
  readonly lookUp?: LookUp;
}

/** A request to an address chosen by a customer or another external party. */
export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The id of the sender. Requests of one sender share connections. */
  readonly sender?: string;
  readonly signal?: AbortSignal;
}

/** Result of a request: a response with its status, or an error text for the user who configured the address. */
export interface HttpResult {
  readonly statusCode?: number;
  readonly headers?: IncomingHttpHeaders;
  /** The complete body, if it is not empty, and it was neither too slow nor too long. */
  readonly body?: string;
  readonly error?: string;
  /** Milliseconds from the name look-up to the headers of the response. */
  readonly durationMs: number;
}

/**
 * Posts to addresses configured by companies, under the rules for destinations (E7): addresses are checked, the
 * connection goes to a checked address, redirects are not followed, and proxy settings of the environment are ignored.
 * The time and size of a response are limited (E9).
 */
export abstract class HttpClient {
  /** Never throws. Failures are returned as `error`. */
  abstract post(request: HttpRequest): Promise<HttpResult>;
  abstract close(): Promise<void>;
}
