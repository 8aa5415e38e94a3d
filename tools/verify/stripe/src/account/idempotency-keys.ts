import type { Answer } from '../http/answer.js';
import type { Clock } from '../clock.js';
import { StripeError } from '../http/stripe-error.js';

/** What the first request with a key asked, and what it was answered once it was. */
export interface KeyUse {
  id: string;
  endpoint: string;
  parameters: string;
  requestId: string;
  firstUsed: number;
  answer?: Answer;
}

const keptFor = 24 * 60 * 60;
const maxKeys = 20_000;

/** Idempotency keys as Stripe treats them: the first result is replayed for the same parameters, for a day. */
export class IdempotencyKeys {
  readonly #uses = new Map<string, KeyUse>();

  constructor(private readonly clock: Clock) {}

  /**
   * @returns the earlier use whose answer is to be replayed, or undefined: then this request is the first.
   * @throws StripeError 400 `idempotency_error` for another request, 409 `idempotency_key_in_use` while it executes.
   */
  begin(use: Omit<KeyUse, 'firstUsed' | 'answer'>): KeyUse | undefined {
    this.#forgetOld();
    const earlier = this.#uses.get(use.id);
    if (!earlier) {
      this.#uses.set(use.id, { ...use, firstUsed: this.clock.now() });
      return undefined;
    }
    if (earlier.endpoint !== use.endpoint) throw misused(use.id, `for the endpoint '${earlier.endpoint}'`);
    if (earlier.parameters !== use.parameters)
      throw misused(use.id, 'with the same parameters they were first used with');
    if (!earlier.answer) throw keyInUse(use.id);
    return earlier;
  }

  /** Undefined when nothing was executed: then the key is as good as new. */
  finish(key: string, answer: Answer | undefined): void {
    const use = this.#uses.get(key);
    if (use && answer) use.answer = answer;
    else this.#uses.delete(key);
  }

  toJSON(): KeyUse[] {
    return [...this.#uses.values()].filter(({ answer }) => answer);
  }

  fill(uses: readonly KeyUse[]): void {
    for (const use of uses) this.#uses.set(use.id, use);
  }

  #forgetOld(): void {
    for (const use of this.#uses.values()) {
      if (use.firstUsed > this.clock.now() - keptFor && this.#uses.size < maxKeys) return;
      this.#uses.delete(use.id);
    }
  }
}

/** The answer to a key that another request is using. */
export function keyInUse(key: string): StripeError {
  return new StripeError(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Try again later.`,
  });
}

function misused(key: string, only: string): StripeError {
  const message =
    `Keys for idempotent requests can only be used ${only}. ` +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeError(400, { type: 'idempotency_error', message });
}
