import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Api } from './api/api.js';
import { Control } from './control/control.js';
import { Dashboard } from './dashboard/dashboard.js';
import type { HttpResponse } from './http/response.js';
import { cut } from './http/response.js';
import { BodyTooLarge, readBody } from './http/body.js';
import { PaymentPage } from './page/payment-page.js';
import type { StandIn } from './stand-in.js';

/** Creates the server of Stripe's API (`/v1`), the payment pages (`/c/pay`), the dashboard and the control API. */
export function createStandInServer(standIn: StandIn): Server {
  const parts = {
    api: new Api(standIn),
    page: new PaymentPage(standIn),
    dashboard: new Dashboard(standIn),
    control: new Control(standIn),
  };
  return createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 }, (request, response) => {
    respond(parts, request, response).catch((error: unknown) => {
      console.error('internal error of the stand-in', error);
      response.destroy();
    });
  });
}

interface Parts {
  api: Api;
  page: PaymentPage;
  dashboard: Dashboard;
  control: Control;
}

async function respond(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await readBody(request).then(
    (body) => dispatch(parts, request, body),
    (error: unknown) => {
      if (error instanceof BodyTooLarge) return { status: 413, body: { error: { message: 'The body is too large.' } } };
      return cut;
    },
  );
  if (result === cut) response.destroy();
  else send(response, result);
}

async function dispatch(parts: Parts, request: IncomingMessage, body: string): Promise<HttpResponse | typeof cut> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stand-in');
  if (path.startsWith('/control/')) return parts.control.respond({ method, path, search, body, headers });
  if (path.startsWith('/c/pay/')) return parts.page.respond(method, path, body);
  if (path === '/dashboard') return parts.dashboard.respond(method, body, headers);
  return parts.api.respond({
    method,
    path,
    form: method === 'GET' ? search.slice(1) : body,
    headers: {
      authorization: headers.authorization,
      version: firstValue(headers['stripe-version']),
      contentType: headers['content-type'],
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
