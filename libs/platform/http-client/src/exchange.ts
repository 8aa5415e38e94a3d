import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { HttpResult } from './http-client.js';
import { DestinationRefused } from './destination.js';

/** Error texts of connection failures, for integrators in the delivery log (E11). */
const messages: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host name cannot be found',
  ENODATA: 'the host name has no address',
  ETIMEOUT: 'the host name could not be looked up in time',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the connection could not be made in time',
  UND_ERR_CONNECT_TIMEOUT: 'the connection could not be made in time',
  UND_ERR_SOCKET: 'the connection was closed before a response arrived',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the response are too long',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host',
};

/** Describes a connection error for the integrator. Reveals nothing about the service's network. */
function failureMessage(error: unknown): string {
  if (error instanceof DestinationRefused) return error.message;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return 'the request failed';
  return (
    messages[code] ?? (code.startsWith('HPE_') ? 'the response is not valid HTTP' : `the connection failed (${code})`)
  );
}

/** Timeout in milliseconds for the rest of a response after its headers. */
const bodyTimeoutMs = 1_000;

/**
 * One request and its result, as an `undici` handler. The result is available when the connection can be reused because
 * the body has ended, or has been closed because the body was too long or too slow.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<HttpResult>;
  readonly #started = performance.now();
  readonly #kept: Buffer[] = [];
  #resolve!: (answer: HttpResult) => void;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  #response: HttpResult | undefined;
  #read = 0;
  #over = false;

  /**
   * @param deadline milliseconds from now until the headers of the response.
   * @param maxBodyBytes maximum bytes read before the connection is reused (E9).
   */
  constructor(
    deadline: number,
    private readonly maxBodyBytes: number,
  ) {
    this.answer = new Promise((resolve) => (this.#resolve = resolve));
    this.#timer = setTimeout(() => this.abort(`no answer within ${deadline / 1_000} seconds`), deadline);
  }

  /** Fails the exchange, unless a response has arrived. */
  fail(error: unknown): void {
    this.#end(this.#response ?? { error: failureMessage(error), durationMs: this.#duration });
  }

  /** Ends the exchange, with this error unless a response has arrived. */
  abort(error: string): void {
    this.#end(this.#response ?? { error, durationMs: this.#duration });
    this.#controller?.abort(new Error(error));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(new Error('over'));
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    // Interim responses such as 103 are ignored.
    if (statusCode < 200 || this.#over) return;
    this.#response = { statusCode, headers, durationMs: this.#duration };
    // Most responses are complete with their first bytes and need no timer.
    queueMicrotask(() => this.#awaitRest());
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#read += chunk.length;
    if (this.#read > this.maxBodyBytes) this.abort('the response is too long');
    else this.#kept.push(chunk);
  }

  onResponseEnd(): void {
    const body = this.#kept.length > 0 ? { body: Buffer.concat(this.#kept).toString() } : undefined;
    if (this.#response) this.#end({ ...this.#response, ...body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  #awaitRest(): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.abort('the response does not end'), bodyTimeoutMs);
  }

  get #duration(): number {
    return performance.now() - this.#started;
  }

  #end(answer: HttpResult): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#resolve(answer);
  }
}
