import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { failureMessage } from './failure-message.js';
import type { HttpAnswer } from './http-client.js';

/** What is read of an answer's body. */
export interface BodyLimits {
  /** Bytes that are read before the connection is used again (E9): 16 KB unless given. */
  readonly maxBodyBytes?: number;
  /** Whether they are kept. */
  readonly keepBody?: boolean;
}

/** How long the rest of an answer may take, in milliseconds, once its headers are there. */
const bodyTimeoutMs = 1_000;

/**
 * One request and what comes of it, as `undici` tells it. The answer is there when the connection can be used again:
 * its body has ended, or was too long or too slow, and then the connection is closed.
 */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<HttpAnswer>;
  readonly #started = performance.now();
  readonly #maxBodyBytes: number;
  readonly #kept: Buffer[] | undefined;
  #resolve!: (answer: HttpAnswer) => void;
  #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  /** What was answered, once the headers are there. */
  #response: HttpAnswer | undefined;
  #read = 0;
  #over = false;

  /** @param deadline milliseconds from now to the headers of the answer. */
  constructor(deadline: number, { maxBodyBytes = 16 * 1024, keepBody = false }: BodyLimits = {}) {
    this.#maxBodyBytes = maxBodyBytes;
    this.#kept = keepBody ? [] : undefined;
    this.answer = new Promise((resolve) => (this.#resolve = resolve));
    this.#timer = setTimeout(() => this.giveUp(`no answer within ${deadline / 1_000} seconds`), deadline);
  }

  /** Nothing came of it, unless it was answered before. */
  fail(error: unknown): void {
    this.#end(this.#response ?? { error: failureMessage(error), durationMs: this.#duration });
  }

  /** Ends it, with this error unless it was answered before. */
  giveUp(error: string): void {
    this.#end(this.#response ?? { error, durationMs: this.#duration });
    this.#controller?.abort(new Error(error));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#over) controller.abort(new Error('over'));
  }

  onResponseStart(_: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    // An answer to come, such as 103, is none.
    if (statusCode < 200 || this.#over) return;
    this.#response = { statusCode, headers, durationMs: this.#duration };
    // Most answers end with the bytes that began them, and need no timer for their rest.
    queueMicrotask(() => this.#awaitRest());
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#read += chunk.length;
    if (this.#read > this.#maxBodyBytes) this.giveUp('the answer is too long');
    else this.#kept?.push(chunk);
  }

  onResponseEnd(): void {
    const { length } = this.#kept ?? [];
    const body = length ? { body: Buffer.concat(this.#kept!).toString() } : undefined;
    if (this.#response) this.#end({ ...this.#response, ...body });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.fail(error);
  }

  #awaitRest(): void {
    if (this.#over) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.giveUp('the answer does not end'), bodyTimeoutMs);
  }

  get #duration(): number {
    return performance.now() - this.#started;
  }

  #end(answer: HttpAnswer): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#resolve(answer);
  }
}
