import { type Clock, DomainError, newId } from '@partner/kernel';
import { maskBody, maskSecrets, storable } from '../../domain/request/mask-secrets.js';
import { Sampling } from '../../domain/request/sampling.js';
import {
  type CompletedRequest,
  RequestRecorder,
  type LoggedRequest,
  type RequestStore,
} from '../ports/request-store.js';
import { DeprecatedUses } from './deprecated-uses.js';
import { RequestCounts } from './request-counts.js';

/** Interval between writes in milliseconds; a killed process loses the requests of one interval. */
const intervalMs = 1_000;
/** Maximum numbers of characters that are kept. */
const maxUrl = 2_000;
const maxMessage = 500;
const maxAgent = 200;
/** Maximum number of requests waiting to be written, about a kilobyte each. */
const maxWaiting = 5_000;
/** Maximum size of a kept body in bytes (R100). */
export const maxBody = 65_536;
/** Maximum number of characters of bodies waiting to be written. */
const maxWaitingBodies = 8_000_000;

type KeptBodies = Pick<LoggedRequest, 'requestBody' | 'responseBody'>;

const lengthOf = ({ requestBody = '', responseBody = '' }: KeptBodies): number =>
  requestBody.length + responseBody.length;
const totalLength = (all: readonly KeptBodies[]): number => all.reduce((total, one) => total + lengthOf(one), 0);

/**
 * Buffers requests in memory and writes them for all companies together (R100). While the database is unavailable,
 * counts and the oldest requests are retained. Further requests and bodies are dropped and counted as dropped, and so
 * are requests that the database refuses.
 */
export class BufferedRequestRecorder extends RequestRecorder {
  dropped = 0;
  droppedBodies = 0;
  #waitingBodies = 0;
  #waiting: LoggedRequest[] = [];
  readonly #counts = new RequestCounts();
  readonly #deprecated = new DeprecatedUses();
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

  record(request: CompletedRequest): void {
    const now = this.clock.now().getTime();
    const routeClass = this.#counts.add(request, now);
    if (request.deprecated) this.#deprecated.add(request, now);
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

  #keep(request: CompletedRequest, routeClass: string, sampleRate: number, now: number): void {
    if (this.#waiting.length >= maxWaiting) {
      this.dropped += 1;
      return;
    }
    const { company: companyId, credentialId, requestId, method, route, status, durationMs, errorCode } = request;
    const { url, bytes, errorMessage, errorField } = request;
    const { address, agent, tool, isDryRun = false } = request.client?.() ?? {};
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
      url: url === undefined ? null : maskSecrets(url, maxUrl),
      agent: agent?.slice(0, maxAgent) ?? null,
      tool: tool ?? null,
      isDryRun,
      address: address ?? null,
      bytes: bytes ?? null,
      errorMessage: errorMessage === undefined ? null : maskSecrets(errorMessage, maxMessage),
      errorField: errorField === undefined ? null : storable(errorField.slice(0, maxAgent)),
      sampleRate,
      ...this.#bodiesOf(request),
    });
  }

  #bodiesOf({ bodies }: CompletedRequest): KeptBodies {
    if (!bodies) return {};
    if (this.#waitingBodies > maxWaitingBodies) {
      this.droppedBodies += 1;
      return {};
    }
    const [requestBody, responseBody] = [bodies.request, bodies.response].map((one) => one && maskBody(one, maxBody));
    const kept = { requestBody, responseBody };
    this.#waitingBodies += lengthOf(kept);
    return kept;
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
    await this.#writeDeprecatedUses();
    try {
      await this.store.write(requests, counts);
      this.#waitingBodies -= totalLength(requests);
    } catch (error) {
      this.#counts.putBack(counts);
      // PostgreSQL would refuse the same requests again, and every later one with them.
      const room = error instanceof DomainError ? Math.max(0, maxWaiting - this.#waiting.length) : 0;
      this.dropped += Math.max(0, requests.length - room);
      this.#waitingBodies -= totalLength(requests.slice(room));
      this.#waiting = [...requests.slice(0, room), ...this.#waiting];
    } finally {
      this.#isWriting = false;
      if (!this.#isEmpty) this.#schedule();
    }
  }

  async #writeDeprecatedUses(): Promise<void> {
    if (this.#deprecated.isEmpty) return;
    const counts = this.#deprecated.take();
    await this.store.writeDeprecatedUses(counts).catch(() => this.#deprecated.putBack(counts));
  }

  get #isEmpty(): boolean {
    return this.#counts.isEmpty && this.#deprecated.isEmpty && this.#waiting.length === 0;
  }
}
