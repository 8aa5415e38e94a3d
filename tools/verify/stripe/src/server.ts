import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Api } from './api/api.js';
import { respond as control } from './control/respond.js';
import type { HttpResponse } from './http/response.js';
import { cut } from './http/response.js';
import { PaymentPage } from './page/payment-page.js';
import type { StandIn } from './stand-in.js';

/** Creates the server of Stripe's API (`/v1`), the payment pages (`/c/pay`) and the control API. */
export function createStandInServer(standIn: StandIn): Server {
  const parts = { api: new Api(standIn), page: new PaymentPage(standIn), standIn };
  // A client that was busy must not find its idle connection closed: its next request would fail.
  return createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    respond(parts, request, response).catch((error: unknown) => {
      console.error('internal error of the stand-in', error);
      response.destroy();
    });
  });
}

interface Parts {
  api: Api;
  page: PaymentPage;
  standIn: StandIn;
}

async function respond(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await dispatch(parts, request, await text(request));
  if (result === cut) response.destroy();
  else send(response, result);
}

async function dispatch(parts: Parts, request: IncomingMessage, body: string): Promise<HttpResponse | typeof cut> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stand-in');
  if (path.startsWith('/control/')) return control(parts.standIn, path.slice('/control/'.length), body, headers);
  if (path.startsWith('/c/pay/')) return parts.page.respond(method, path, body);
  return parts.api.respond({
    method,
    path,
    form: method === 'GET' ? search.slice(1) : body,
    headers: {
      authorization: headers.authorization,
      version: firstValue(headers['stripe-version']),
      idempotencyKey: firstValue(headers['idempotency-key']),
    },
  });
}

function firstValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function send(response: ServerResponse, { status, body, headers }: HttpResponse): void {
  const html = typeof body === 'string';
  response.writeHead(status, {
    'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(html ? body : JSON.stringify(body, null, 2));
}
