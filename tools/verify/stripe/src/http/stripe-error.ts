/** `error` object of a Stripe response. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
}

/** Error response. It is `remembered` under the idempotency key if execution had started. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly remembered = false,
  ) {
    super(body.message);
  }
}

/** Error for an invalid parameter. Nothing was executed, so it is not remembered. */
export const invalid = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, code, param });

/** Error for an object whose state does not allow the request. It is remembered. */
export const invalidState = (message: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, code }, true);

/** @param what Stripe's name of the object, such as `payment_intent`. @throws StripeError 404 for its unknown ID */
export function noSuch(what: string, id: string, param: string): never {
  throw new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** Stripe's error for an internal failure. */
export const serverError = (): StripeError =>
  new StripeError(500, { type: 'api_error', message: 'An unknown error occurred.' }, true);
