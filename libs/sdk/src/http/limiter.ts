/** Part of the bucket that stays unused, so that late requests and requests of other clients find a token. */
const reservedPart = 0.25;
/** The API refills a bucket in two seconds (§8). Another rate shows in `X-RateLimit-Remaining`. */
const refillMs = 2_000;
/** Concurrent requests before the first response shows the limit. */
const firstRequests = 4;

/** A started request. */
export interface Ticket {
  readonly number: number;
  readonly at: number;
}

/** Starts requests in order and not faster than `X-RateLimit-Limit` and `X-RateLimit-Remaining` allow (§8). */
export class Limiter {
  readonly #waiting: ((ticket: Ticket) => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #limit = 0;
  /** Tokens at `#at`; undefined until a response shows them. */
  #tokens: number | undefined;
  #at = 0;
  #pausedUntil = 0;
  #started = 0;
  #inFlight = 0;
  #newestAnswered = 0;
  /** True if responses show no limit. */
  #isUnlimited = false;

  /** Waits until a request may start. @throws the reason of the signal. */
  async take(signal?: AbortSignal): Promise<Ticket> {
    signal?.throwIfAborted();
    return this.#waiting.length > 0 || this.#delay() > 0 ? this.#turn(signal) : this.#start();
  }

  /** Learns from a response, or from the end of a request without one. */
  answered({ number, at }: Ticket, response?: Response): void {
    this.#inFlight -= 1;
    const [limit, remaining] = ['limit', 'remaining'].map((name) => numberIn(response, `x-ratelimit-${name}`));
    if (limit !== undefined && remaining !== undefined) {
      this.#limit = limit;
      this.#refill();
      const sinceSent = ((performance.now() - at) * limit) / refillMs;
      this.#tokens = Math.min(this.#tokens ?? remaining, remaining + sinceSent);
      // Requests in flight may not be counted yet. An older response says nothing about now.
      if (number > this.#newestAnswered) this.#tokens = Math.max(this.#tokens, remaining - this.#inFlight);
    }
    this.#isUnlimited = this.#tokens === undefined && response?.ok === true;
    this.#newestAnswered = Math.max(this.#newestAnswered, number);
    this.#advance();
  }

  /** Starts nothing for some time, because the API rejected a request. */
  pause(milliseconds: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + milliseconds);
  }

  #turn(signal?: AbortSignal): Promise<Ticket> {
    return new Promise((resolve, reject) => {
      const go = (ticket: Ticket): void => {
        signal?.removeEventListener('abort', abort);
        resolve(ticket);
      };
      const abort = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        reject(signal!.reason as Error);
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#waiting.push(go);
      this.#advance();
    });
  }

  /** Starts the requests that may start now, and plans the next time. */
  #advance(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) {
      const delay = this.#delay();
      if (delay === Infinity) return;
      if (delay > 0) {
        this.#timer = setTimeout(() => this.#advance(), delay);
        return;
      }
      this.#waiting.shift()!(this.#start());
    }
  }

  #start(): Ticket {
    this.#started += 1;
    this.#inFlight += 1;
    if (this.#tokens !== undefined) this.#tokens -= 1;
    return { number: this.#started, at: performance.now() };
  }

  /** Returns the milliseconds until a request may start. Infinity: after the next response. */
  #delay(): number {
    const pause = this.#pausedUntil - performance.now();
    if (pause > 0) return Math.ceil(pause);
    if (this.#isUnlimited) return 0;
    if (this.#tokens === undefined) return this.#newestAnswered > 0 || this.#inFlight < firstRequests ? 0 : Infinity;
    this.#refill();
    const lacking = 1 + Math.floor(this.#limit * reservedPart) - this.#tokens;
    return lacking <= 0 ? 0 : Math.ceil((lacking * refillMs) / this.#limit);
  }

  #refill(): void {
    const now = performance.now();
    if (this.#tokens !== undefined)
      this.#tokens = Math.min(this.#limit, this.#tokens + ((now - this.#at) * this.#limit) / refillMs);
    this.#at = now;
  }
}

function numberIn(response: Response | undefined, header: string): number | undefined {
  const text = response?.headers.get(header) ?? '';
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
