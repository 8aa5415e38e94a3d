import type { HttpResponse } from '../http/response.js';
import { StripeError } from '../http/stripe-error.js';

/** First request with an idempotency key, and its response once it is known. */
export interface KeyUse {
  id: string;
  endpoint: string;
  parameters: string;
  requestId: string;
  answer?: HttpResponse;
}

/** Idempotency keys with Stripe's rules: the first result is replayed for the same parameters. */
export class IdempotencyKeys {
  readonly #uses = new Map<string, KeyUse>();

  /**
   * @returns the earlier use whose response must be replayed, or undefined for the first request with the key.
   * @throws StripeError 400 `idempotency_error` if the key belongs to a different request, 409 `idempotency_key_in_use`
   * while the first request executes.
   */
  begin(use: Omit<KeyUse, 'answer'>): KeyUse | undefined {
    const earlier = this.#uses.get(use.id);
    if (!earlier) {
      this.#uses.set(use.id, { ...use });
      return undefined;
    }
    if (earlier.endpoint !== use.endpoint) throw misusedKey(use.id, `for the endpoint '${earlier.endpoint}'`);
    if (earlier.parameters !== use.parameters)
      throw misusedKey(use.id, 'with the same parameters they were first used with');
    if (!earlier.answer) throw keyInUse(use.id);
    return earlier;
  }

  /** Stores the response. Without a response, nothing was executed and the key can be used again. */
  finish(key: string, response: HttpResponse | undefined): void {
    const use = this.#uses.get(key);
    if (use && response) use.answer = response;
    else this.#uses.delete(key);
  }

  toJSON(): KeyUse[] {
    return [...this.#uses.values()].filter(({ answer }) => answer);
  }

  fill(uses: readonly KeyUse[]): void {
    for (const use of uses) this.#uses.set(use.id, use);
  }
}

/** Error for a key that another request is using. */
export function keyInUse(key: string): StripeError {
  return new StripeError(409, {
    type: 'invalid_request_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Try again later.`,
  });
}

function misusedKey(key: string, only: string): StripeError {
  const message =
    `Keys for idempotent requests can only be used ${only}. ` +
    `Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeError(400, { type: 'idempotency_error', message });
}
