import { type Clock, newId } from '@partner/kernel';
import type { AnsweredRequest } from '../../domain/request/request.js';
import { Sampling } from '../../domain/request/sampling.js';
import { RequestRecorder } from '../ports/request-recorder.js';
import type { LoggedRequest, RequestStore } from '../ports/request-store.js';
import { RequestCounts } from './request-counts.js';

/** What was noted is written so often, in milliseconds: a process that is killed loses as much. */
const intervalMs = 1_000;
/** Requests that wait to be written at most, some 400 bytes each. */
const mostWaiting = 5_000;

/**
 * Notes requests in memory, and writes them for all companies together (R100). While the database takes nothing, the
 * counts wait for it and the oldest requests do; what comes beyond them is dropped, and counted as such.
 */
export class BufferedRequestRecorder extends RequestRecorder {
  dropped = 0;
  #waiting: LoggedRequest[] = [];
  readonly #counts = new RequestCounts();
  readonly #sampling = new Sampling();
  #timer: NodeJS.Timeout | undefined;
  #isWriting = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: RequestStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  record(request: AnsweredRequest): void {
    const now = this.clock.now().getTime();
    const routeClass = this.#counts.add(request, now);
    const sampleRate = this.#sampling.admit(request.company, request.status, now);
    if (sampleRate > 0) this.#keep(request, routeClass, sampleRate, now);
    this.#schedule();
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #keep(request: AnsweredRequest, routeClass: string, sampleRate: number, now: number): void {
    if (this.#waiting.length >= mostWaiting) {
      this.dropped += 1;
      return;
    }
    const { company: companyId, credentialId, requestId, method, route, status, durationMs, errorCode } = request;
    this.#waiting.push({
      companyId,
      id: newId(),
      at: Math.round(now - durationMs),
      credentialId,
      requestId,
      method,
      route,
      routeClass,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      errorCode: errorCode ?? null,
      sampleRate,
    });
  }

  #schedule(): void {
    if (!this.#isWriting) this.#timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  async #write(): Promise<void> {
    if (this.#isEmpty) return;
    const requests = this.#waiting;
    const counts = this.#counts.take();
    this.#waiting = [];
    this.#isWriting = true;
    try {
      await this.store.write(requests, counts);
    } catch {
      this.#counts.putBack(counts);
      const room = Math.max(0, mostWaiting - this.#waiting.length);
      this.dropped += Math.max(0, requests.length - room);
      this.#waiting = [...requests.slice(0, room), ...this.#waiting];
    } finally {
      this.#isWriting = false;
      if (!this.#isEmpty) this.#schedule();
    }
  }

  get #isEmpty(): boolean {
    return this.#counts.isEmpty && this.#waiting.length === 0;
  }
}
