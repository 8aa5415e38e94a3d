import type { ApiDocument, Operation } from '../document/api-document.js';
import { isValidCredential } from '../plan.js';
import type { KnownIds } from '../run/known-ids.js';
import type { SentRequest } from '../run/request.js';
import type { HttpResponse, Outcome } from '../run/send.js';
import { ResponseSchemas } from './response-schemas.js';
import type { Problem } from './finding.js';
import { parseBody, isError, json, lines } from './parse-body.js';

/** Checks the headers that the rules require in every response (W10, W11, W16, W17). */
function headerProblems(request: SentRequest, { status, headers }: HttpResponse): Problem[] {
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

/** Fields with content that callers choose freely. */
const freeFields = new Set(['sourceMetadata', 'externalReferences', 'configuration', 'payload']);
const id = /^[0-9a-f]{24}$/;

/** Returns every ID in a response: from the fields `id` and `…Id`, and from the paths in `resourceUrl`. */
function idsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    if (/^id$|Ids?$/.test(key)) return id.test(value) ? [value] : [];
    return key === 'resourceUrl' ? (value.match(/(?<![0-9a-f])[0-9a-f]{24}(?![0-9a-f])/g) ?? []) : [];
  }
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => (freeFields.has(name) ? [] : idsIn(inside, name)));
}

/** Statuses that the HTTP layer returns before routing. */
const statusesBeforeRouting = [400, 408, 413, 414, 417, 431];

/** Operations that call another service. The fixture has none, so they return 503, as documented (R45). */
const callsOtherServices = ['POST /partner/v1/orders/{id}/payment-links'];

/** Operations with a limit on concurrent responses. More requests return 503, as documented (R84). */
const hasConcurrencyLimit = /^GET \/partner\/v1\/snapshots\//;

const mayReturn503 = (name = ''): boolean => callsOtherServices.includes(name) || hasConcurrencyLimit.test(name);

/** Checks responses against the document and against the rules that apply to every response. */
export class Oracle {
  readonly #schemas: ResponseSchemas;

  constructor(
    private readonly document: ApiDocument,
    private readonly ids: KnownIds,
  ) {
    this.#schemas = new ResponseSchemas(document);
  }

  /** Returns the problems of a response; empty if it is correct. Records the owners of the IDs in the response. */
  check(request: SentRequest, outcome: Outcome): Problem[] {
    if ('failure' in outcome) return [{ kind: outcome.failure, detail: outcome.failure }];
    const { status } = outcome;
    const operation = this.operationOf(request);
    if (status >= 500 && !(status === 503 && mayReturn503(operation?.name)))
      return [{ kind: `returns ${status}`, detail: outcome.text.slice(0, 300) }];
    return [
      ...this.#status(request, outcome, operation),
      ...headerProblems(request, outcome),
      ...this.#body(request, outcome, operation),
      ...this.#isolation(request, outcome),
    ];
  }

  /** Returns the operation for the path and method of a request; `HEAD` maps to `GET` if it has none of its own. */
  operationOf({ method, target }: SentRequest): Operation | undefined {
    const operations = this.#operationsAt(target);
    const of = (wanted: string): Operation | undefined => operations.find((one) => one.method === wanted);
    return of(method) ?? (method === 'HEAD' ? of('GET') : undefined);
  }

  /** Returns the subject of a finding: the operation name, or the common property of such requests. */
  subjectOf(request: SentRequest, outcome: Outcome): string {
    const isRejected = !('failure' in outcome) && statusesBeforeRouting.includes(outcome.status);
    if (request.plan.violatesHttp && isRejected) return 'any request that violates HTTP';
    return this.operationOf(request)?.name ?? 'any request outside of the operations';
  }

  /** Looks up the path as sent, and otherwise its percent-decoded form. */
  #operationsAt(target: string): Operation[] {
    const path = target.split('?', 1)[0] ?? '';
    const found = this.document.operationsAt(path);
    return found.length > 0 ? found : this.document.operationsAt(decoded(path));
  }

  #status({ plan, target, body }: SentRequest, { status, text }: HttpResponse, operation?: Operation): Problem[] {
    const isKnown = this.#operationsAt(target).length > 0;
    const expected = [
      ...(operation
        ? operation.responses.keys()
        : [isKnown ? 405 : 404, ...(plan.mutations.length > 0 ? [404, 405] : [])]),
      // Supporting HEAD is optional.
      ...(plan.method === 'HEAD' ? [405] : []),
      ...(plan.violatesHttp || plan.mutations.includes('very long') ? statusesBeforeRouting : []),
    ];
    const problems: Problem[] = [];
    if (!expected.includes(status)) {
      const where = operation ? '' : isKnown ? ' for an unsupported method of the path' : ' for an unknown path';
      problems.push({ kind: `returns ${status}, which is not documented${where}`, detail: text.slice(0, 300) });
    }
    if (status < 300 && operation?.needsCredential && !isValidCredential(plan.credential)) {
      problems.push({ kind: `returns ${status} without a credential`, detail: plan.credential });
    }
    if (status < 300 && operation?.body?.required && !body) {
      problems.push({
        kind: `returns ${status} without the body that is documented as required`,
        detail: text.slice(0, 300),
      });
    }
    return problems;
  }

  #body({ plan }: SentRequest, response: HttpResponse, operation?: Operation): Problem[] {
    const { status, headers, text } = response;
    if (plan.method === 'HEAD' || status === 204 || status === 304) {
      return text === '' ? [] : [{ kind: `returns ${status} with a body`, detail: text.slice(0, 300) }];
    }
    const type = headers['content-type'];
    const name = String(type).split(';', 1)[0]!;
    if (!Object.keys(operation?.responses.get(status)?.content ?? { [json]: {} }).includes(name)) {
      return [{ kind: `returns ${status} with the content type ${String(type)}`, detail: text.slice(0, 300) }];
    }
    if (name !== json && name !== lines) return [];
    const body = parseBody(type, text);
    if (body === undefined)
      return [{ kind: `returns ${status} with a body that is not JSON`, detail: text.slice(0, 300) }];
    const schema = operation && this.#schemas.schemaOf(operation, status);
    if (!schema) {
      return status >= 400 && !isError(body)
        ? [{ kind: `returns ${status} without {error}`, detail: text.slice(0, 300) }]
        : [];
    }
    const mismatch = this.#schemas.mismatch(operation, status, body);
    const nulls = status < 300 ? this.#schemas.nulls(schema, body) : [];
    return [
      ...(mismatch
        ? [{ kind: `${status} does not match its schema at ${mismatch.where}`, detail: mismatch.message }]
        : []),
      ...[...new Set(nulls)].map((place) => ({ kind: `${status} has null at ${place}`, detail: text.slice(0, 300) })),
    ];
  }

  #isolation({ plan, foreign, body: sent }: SentRequest, { status, headers, text }: HttpResponse): Problem[] {
    if (status >= 300) return [];
    const body = parseBody(headers['content-type'], text);
    const exposed = idsIn(body).flatMap((id) => {
      const owner = this.ids.claim(id, plan.company);
      return owner === undefined ? [] : [{ id, owner }];
    });
    const [first] = exposed;
    // The API ignores the body of a request that became a GET or HEAD, and a simpler request may lack the ID.
    const isSent = (id: string): boolean => !/^(GET|HEAD)$/.test(plan.method) && sent?.includes(id) === true;
    const accepted = foreign.filter(({ id, where }) => where === 'path' || (where === 'body' && isSent(id)));
    return [
      ...(first
        ? [
            {
              kind: first.owner === 'none' ? 'exposes the ID of a hidden record' : 'exposes an ID of another company',
              detail: `${first.id} in ${text.slice(0, 300)}`,
            },
          ]
        : []),
      ...accepted.slice(0, 1).map(({ id, where }) => ({
        kind: `accepts an ID of another company in the ${where}`,
        detail: `${id} returned ${status}`,
      })),
    ];
  }
}

/** Decodes a path, except for encoded slashes, which are part of a segment. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
