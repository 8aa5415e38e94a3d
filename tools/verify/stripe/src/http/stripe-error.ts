/** The `error` object of an answer, as Stripe writes it. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  doc_url?: string;
}

/** An answer that is an error. `remembered` when it is stored under the idempotency key: execution had begun. */
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

/** A parameter that cannot be used: nothing was executed, nothing is remembered. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });
}

/** An object in a state that does not allow what was asked: remembered. */
export function refused(message: string, code?: string, param?: string): StripeError {
  const body = { message, ...(code && { code }), ...(param && { param }) };
  return new StripeError(400, { type: 'invalid_request_error', ...body }, true);
}

/** `what` as Stripe names it in messages, such as `payment_intent`. */
export function noSuch(what: string, id: string, param: string): StripeError {
  return new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

/** What Stripe answers when something broke on its side. */
export function serverError(): StripeError {
  const message = 'An unknown error occurred.';
  return new StripeError(500, { type: 'api_error', message }, true);
}
