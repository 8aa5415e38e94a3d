import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import type { WebhookResponse } from '../application/ports/webhook-sender.js';
import { failureMessage } from './failure-message.js';

/** Bytes of an answer's body that are read before the connection is used again (E9). */
const maxBodyBytes = 16 * 1024;
/** How long the rest of an answer may take, in milliseconds: it decides nothing any more. */
const bodyTimeoutMs = 1_000;

/**
 * One request and what comes of it, as `undici` tells it. The answer is there when the connection can be used again:
 * its body has ended, or was too long or too slow, and then the connection is closed.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<WebhookResponse>;
  readonly #started = performance.now();
  readonly #deadline: number;
  #resolve!: (answer: WebhookResponse) => void;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  /** What was answered, once the headers are there. */
  #response: WebhookResponse | undefined;
  #read = 0;
  #over = false;

  /** @param deadline milliseconds from now to the headers of the answer. */
  constructor(deadline: number) {
    this.#deadline = deadline;
    this.answer = new Promise((resolve) => (this.#resolve = resolve));
    this.#timer = setTimeout(() => this.#late(), deadline);
  }

  /** Nothing came of it, unless it was answered before. */
  fail(error: unknown): void {
    this.#end(this.#response ?? { error: failureMessage(error), durationMs: this.#duration });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(new Error('over'));
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    // An answer to come, such as 103, is none.
    if (statusCode < 200 || this.#over) return;
    this.#response = { ...responseOf(statusCode, headers), durationMs: this.#duration };
    // Most answers end with the bytes that began them, and need no timer for their rest.
    queueMicrotask(() => this.#awaitRest());
  }

  onResponseData(_: Dispatcher.DispatchController, { length }: Buffer): void {
    this.#read += length;
    if (this.#read > maxBodyBytes) this.#close();
  }

  onResponseEnd(): void {
    if (this.#response) this.#end(this.#response);
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  #awaitRest(): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#close(), bodyTimeoutMs);
  }

  #late(): void {
    this.#end({ error: `no answer within ${this.#deadline / 1_000} seconds`, durationMs: this.#duration });
    this.#controller?.abort(new Error('late'));
  }

  #close(): void {
    const over = new Error('over');
    this.fail(over);
    this.#controller?.abort(over);
  }

  get #duration(): number {
    return performance.now() - this.#started;
  }

  #end(answer: WebhookResponse): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#resolve(answer);
  }
}

function responseOf(
  statusCode: number,
  headers: IncomingHttpHeaders,
): Pick<WebhookResponse, 'statusCode' | 'retryAfter' | 'error'> {
  const redirected = statusCode >= 300 && statusCode < 400;
  // One that was sent twice is a list, whatever the type says.
  const [retryAfter] = [headers['retry-after'] as string | string[] | undefined].flat();
  return { statusCode, retryAfter, ...(redirected && { error: `redirects are not followed (${statusCode})` }) };
}
