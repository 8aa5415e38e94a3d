/** `error` object of a Stripe response. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  doc_url?: string;
}

/** Error response. It is `remembered` under the idempotency key if execution had started. */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly remembered = false,
  ) {
    super(body.message);
    if (body.code) body.doc_url = `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`;
  }
}

/** Error for an invalid parameter. Nothing was executed, so it is not remembered. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** Error for an object whose state does not allow the request. It is remembered. */
export function invalidState(message: string, code?: string, param?: string): StripeError {
  const body = { message, ...(code && { code }), ...(param && { param }) };
  return new StripeError(400, { type: 'invalid_request_error', ...body }, true);
}

/** Error for an unknown ID. `what` is Stripe's name of the object, such as `payment_intent`. */
export function noSuch(what: string, id: string, param: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** Stripe's error for an internal failure. */
export function serverError(): StripeError {
  const message = 'An unknown error occurred.';
  return new StripeError(500, { type: 'api_error', message }, true);
}
