import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { Api } from './api/api.js';
import { Control } from './control/control.js';
import { Dashboard } from './dashboard/dashboard.js';
import type { Answer } from './http/answer.js';
import { cut } from './http/answer.js';
import { BodyTooLarge, readBody } from './http/body.js';
import { PaymentPage } from './page/payment-page.js';
import type { StandIn } from './stand-in.js';

/** One address for Stripe's API (`/v1`), the payment pages (`/c/pay`), the dashboard and the control API. */
export function serverOf(standIn: StandIn): Server {
  const parts = {
    api: new Api(standIn),
    page: new PaymentPage(standIn),
    dashboard: new Dashboard(standIn),
    control: new Control(standIn),
  };
  return createServer({ requestTimeout: 30_000, keepAliveTimeout: 75_000 }, (request, response) => {
    respond(parts, request, response).catch((error: unknown) => {
      console.error('the stand-in failed', error);
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
  const answer = await readBody(request).then(
    (body) => dispatch(parts, request, body),
    (error: unknown) => {
      if (error instanceof BodyTooLarge) return { status: 413, body: { error: { message: 'The body is too large.' } } };
      return cut;
    },
  );
  if (answer === cut) response.destroy();
  else send(response, answer);
}

async function dispatch(parts: Parts, request: IncomingMessage, body: string): Promise<Answer | typeof cut> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://stand-in');
  if (path.startsWith('/control/')) return parts.control.answer({ method, path, search, body, headers });
  if (path.startsWith('/c/pay/')) return parts.page.answer(method, path, body);
  if (path === '/dashboard') return parts.dashboard.answer(method, body, headers);
  return parts.api.answer({
    method,
    path,
    form: method === 'GET' ? search.slice(1) : body,
    headers: {
      authorization: headers.authorization,
      version: one(headers['stripe-version']),
      contentType: headers['content-type'],
      idempotencyKey: one(headers['idempotency-key']),
    },
  });
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const html = typeof body === 'string';
  response.writeHead(status, {
    'Content-Type': html ? 'text/html; charset=utf-8' : 'application/json',
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(html ? body : JSON.stringify(body, null, 2));
}
