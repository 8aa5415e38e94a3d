import type { SentRequest } from '../run/request.js';
import type { HttpResponse } from '../run/send.js';
import type { Problem } from './finding.js';

/** Checks the headers that the rules require in every response (W10, W11, W16, W17). */
export function headerProblems(request: SentRequest, { status, headers }: HttpResponse): Problem[] {
  return [...requestIdProblems(request, headers['x-request-id']), ...statusHeaderProblems(status, headers)];
}

function requestIdProblems({ headers, plan }: SentRequest, received: string | string[] | undefined): Problem[] {
  if (typeof received !== 'string' || received === '')
    return [{ kind: 'has no X-Request-Id', detail: String(received) }];
  const sent = headers.filter(([name]) => name === 'X-Request-Id').map(([, value]) => value);
  const [own] = sent;
  if (plan.violatesHttp || sent.length !== 1 || own === undefined || !/^[\x21-\x7e]{1,128}$/.test(own)) return [];
  return received === own ? [] : [{ kind: 'does not echo X-Request-Id', detail: `${own} became ${received}` }];
}

function statusHeaderProblems(status: number, headers: HttpResponse['headers']): Problem[] {
  const needed: Readonly<Record<number, readonly [name: string, value: RegExp]>> = {
    401: ['www-authenticate', /^(Bearer|Basic)/],
    405: ['allow', /^[A-Z]+(, [A-Z]+)*$/],
    429: ['retry-after', /^[1-9]\d*$/],
  };
  const [name, value] = needed[status] ?? [];
  if (name === undefined || value?.test(String(headers[name]))) return [];
  return [{ kind: `returns ${status} without ${name}`, detail: String(headers[name]) }];
}
