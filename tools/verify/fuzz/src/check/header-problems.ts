import type { SentRequest } from '../run/request.js';
import type { HttpResponse } from '../run/send.js';
import type { Problem } from './finding.js';

/** What headers say in every answer (W10, W11, W16, W17). */
export function headerProblems(request: SentRequest, { status, headers }: HttpResponse): Problem[] {
  return [...requestId(request, headers['x-request-id']), ...ofStatus(status, headers)];
}

function requestId({ headers, plan }: SentRequest, answered: string | string[] | undefined): Problem[] {
  if (typeof answered !== 'string' || answered === '')
    return [{ kind: 'has no X-Request-Id', detail: String(answered) }];
  const sent = headers.filter(([name]) => name === 'X-Request-Id').map(([, value]) => value);
  const [own] = sent;
  if (plan.bendsHttp || sent.length !== 1 || own === undefined || !/^[\x21-\x7e]{1,128}$/.test(own)) return [];
  return answered === own ? [] : [{ kind: 'does not echo X-Request-Id', detail: `${own} became ${answered}` }];
}

function ofStatus(status: number, headers: HttpResponse['headers']): Problem[] {
  const needed: Readonly<Record<number, readonly [name: string, value: RegExp]>> = {
    401: ['www-authenticate', /^(Bearer|Basic)/],
    405: ['allow', /^[A-Z]+(, [A-Z]+)*$/],
    429: ['retry-after', /^[1-9]\d*$/],
  };
  const [name, value] = needed[status] ?? [];
  if (name === undefined || value?.test(String(headers[name]))) return [];
  return [{ kind: `answers ${status} without ${name}`, detail: String(headers[name]) }];
}
