import type { Account } from '../account/account.js';
import { keyInUse } from '../account/idempotency-keys.js';
import { newId } from '../account/ids.js';
import { apiVersion } from '../account/rows.js';
import type { HttpResponse } from '../http/response.js';
import { cut } from '../http/response.js';
import { MalformedForm, parseForm } from '../http/form.js';
import { StripeError, invalid, noSuch, serverError } from '../http/stripe-error.js';
import { pay } from '../payments/pay.js';
import type { StandIn } from '../stand-in.js';
import type { ApiFault } from '../switches/faults.js';
import { Parameters } from './parameters.js';
import type { Handler } from './call.js';
import { handlerOf } from './routes.js';

/** Incoming request to Stripe's API. */
export interface ApiRequest {
  method: string;
  path: string;
  /** Query string of a GET, or body of a POST. */
  form: string;
  headers: { authorization?: string; version?: string; idempotencyKey?: string };
}

interface Execution extends ApiRequest {
  account: Account;
  handler: Handler;
  id: string;
  requestId: string;
  fault: ApiFault | undefined;
}

/** Stripe's API: authentication, idempotency and injected faults. */
export class Api {
  constructor(private readonly standIn: StandIn) {}

  /** Never rejects. Errors become responses. */
  async respond(request: ApiRequest): Promise<HttpResponse | typeof cut> {
    const requestId = newId('req', 14);
    const response = await this.#serve(request, requestId).catch(errorResponse);
    if (response === cut) return cut;
    const key = request.headers.idempotencyKey;
    const always = { 'Request-Id': requestId, 'Stripe-Version': request.headers.version ?? apiVersion };
    return { ...response, headers: { ...always, ...(key && { 'Idempotency-Key': key }), ...response.headers } };
  }

  async #serve(request: ApiRequest, requestId: string): Promise<HttpResponse | typeof cut> {
    const { method, path, headers } = request;
    const account = authenticate(headers.authorization, (key) => this.standIn.accountOfKey(key));
    const route = handlerOf(method, path);
    if (!route) noSuch('url', `${method} ${path}`, 'url');
    const fault = account.switches.nextRequestFault(method, path);
    if (fault === 'cut_before') return cut;
    if (fault === 'error_before') throw serverError();
    if (fault === 'rate_limit') throw rateLimited();
    if (fault === 'key_in_use') throw keyInUse(headers.idempotencyKey ?? 'none');
    const response = await this.#once({ ...request, ...route, account, requestId, fault });
    if (fault === 'cut_after') return cut;
    if (fault === 'hang_after') await account.heldRequests.wait();
    if (fault === 'notice_first') await this.#noticeFirst(account, response);
    return response;
  }

  /** Executes a request, or replays the result of its idempotency key. @throws StripeError 400 or 409 for the key. */
  async #once(execution: Execution): Promise<HttpResponse> {
    const { account, headers, method, path, form, requestId } = execution;
    const key = method === 'POST' ? headers.idempotencyKey : undefined;
    if (key === undefined) return (await this.#attempt(execution)).response;
    const endpoint = `${method} ${path}`;
    const earlier = account.keys.begin({ id: key, endpoint, parameters: canonicalForm(form), requestId });
    if (earlier?.answer)
      return {
        ...earlier.answer,
        headers: { 'Idempotent-Replayed': 'true', 'Original-Request': earlier.requestId },
      };
    const { response, remembered } = await this.#attempt(execution);
    account.keys.finish(key, remembered ? response : undefined);
    this.standIn.changed();
    return response;
  }

  async #attempt(execution: Execution): Promise<{ response: HttpResponse; remembered: boolean }> {
    const { fault, account } = execution;
    if (fault === 'hang_before') await account.heldRequests.wait();
    try {
      if (fault === 'error_stored') throw serverError();
      const body = this.#execute(execution);
      if (fault === 'error_after') throw serverError();
      return { response: { status: 200, body }, remembered: true };
    } catch (error) {
      return { response: errorResponse(error), remembered: error instanceof StripeError && error.remembered };
    }
  }

  #execute({ account, handler, id, path, form }: Execution): object {
    const parameters = new Parameters(parseForm(form));
    const call = { account, parameters, id, path, publicUrl: this.standIn.publicUrl };
    const result = handler(call);
    this.standIn.changed();
    // A copy, because the objects change later.
    return structuredClone(result);
  }

  async #noticeFirst(account: Account, { body }: HttpResponse): Promise<void> {
    const session = account.sessions.get((body as { id?: string }).id ?? '');
    if (session?.status === 'open') pay(account, session, 'card', {});
    await this.standIn.webhookSender.idle();
  }
}

/** Returns the account of the Bearer key in the Authorization header. @throws StripeError 401 without a valid key. */
function authenticate(header: string | undefined, accountOf: (key: string) => Account | undefined): Account {
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  const account = accountOf(key);
  if (account?.details.keysValid) return account;
  throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

/** Sorts the parameters, so that their order does not matter. */
function canonicalForm(form: string): string {
  const parameters = new URLSearchParams(form);
  parameters.sort();
  return parameters.toString();
}

function errorResponse(error: unknown): HttpResponse {
  if (error instanceof StripeError)
    return { status: error.status, body: { error: error.body }, headers: retryHeaders(error) };
  if (error instanceof MalformedForm) return errorResponse(invalid(error.message));
  console.error('internal error of the stand-in', error);
  return {
    status: 500,
    body: { error: { type: 'api_error', message: `Internal error of the stand-in: ${String(error)}` } },
  };
}

/** Retry advice for Stripe's client libraries. */
function retryHeaders({ status, remembered }: StripeError): Record<string, string> {
  if (status === 500) return { 'Stripe-Should-Retry': String(!remembered) };
  return status === 409 || status === 429 ? { 'Stripe-Should-Retry': 'true' } : {};
}

function rateLimited(): StripeError {
  const message = 'Request rate limit exceeded.';
  return new StripeError(429, { type: 'invalid_request_error', code: 'rate_limit', message });
}
