import type { IncomingHttpHeaders } from 'node:http';

/** A request to an address that somebody outside has chosen. */
export interface HttpRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The id on whose behalf it is sent: the same one uses the same connections again. */
  readonly sender?: string;
  /** Ends the attempt early. */
  readonly signal?: AbortSignal;
}

/** What came of a request: an answer with its status, or an error in words for whoever configured the address. */
export interface HttpAnswer {
  readonly statusCode?: number;
  readonly headers?: IncomingHttpHeaders;
  /** The whole body, if bodies are kept, it is not empty, and it did not take too long or get too long. */
  readonly body?: string;
  readonly error?: string;
  /** Milliseconds from the name look-up to the headers of the answer. */
  readonly durationMs: number;
}

/**
 * Posts to addresses that companies have configured, under the rules for destinations (E7): the address is checked, the
 * connection goes to what was checked, redirects are not followed, and no proxy of the environment is used. An answer
 * is bounded in time and size (E9).
 */
export abstract class HttpClient {
  /** Never throws: whatever goes wrong is the answer. */
  abstract post(request: HttpRequest): Promise<HttpAnswer>;
  /** Ends all connections. */
  abstract close(): Promise<void>;
}
