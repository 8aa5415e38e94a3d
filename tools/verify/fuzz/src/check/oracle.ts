import type { ApiDocument, Operation } from '../document/api-document.js';
import { isRight } from '../plan.js';
import type { KnownIds } from '../run/known-ids.js';
import type { SentRequest } from '../run/request.js';
import type { HttpResponse, Outcome } from '../run/send.js';
import { ResponseSchemas } from './response-schemas.js';
import type { Problem } from './finding.js';
import { headerProblems } from './header-problems.js';
import { idsIn } from './ids-in.js';
import { bodyOf, isError, json, lines } from './parsed.js';

/** What HTTP itself answers before a request is one. */
const beforeRouting = [400, 408, 413, 414, 417, 431];

/** Operations that ask another service, which the fixture is not connected to: they answer 503, as documented (R45). */
const asksOthers = ['POST /partner/v1/orders/{id}/payment-links'];

/** Of some answers only so many are under way at a time, and more are 503, as documented (R84). */
const isBounded = /^GET \/partner\/v1\/snapshots\//;

const maySay503 = (name = ''): boolean => asksOthers.includes(name) || isBounded.test(name);

/** Says what is wrong with an answer, by the document and by the rules that hold for every answer. */
export class Oracle {
  readonly #schemas: ResponseSchemas;

  constructor(
    private readonly document: ApiDocument,
    private readonly ids: KnownIds,
  ) {
    this.#schemas = new ResponseSchemas(document);
  }

  /** The problems of one answer; none when it is right. It learns whose the ids are that the answer tells. */
  check(request: SentRequest, outcome: Outcome): Problem[] {
    if ('failure' in outcome) return [{ kind: outcome.failure, detail: outcome.failure }];
    const { status } = outcome;
    const operation = this.operationOf(request);
    if (status >= 500 && !(status === 503 && maySay503(operation?.name)))
      return [{ kind: `answers ${status}`, detail: outcome.text.slice(0, 300) }];
    return [
      ...this.#status(request, outcome, operation),
      ...headerProblems(request, outcome),
      ...this.#body(request, outcome, operation),
      ...this.#isolation(request, outcome),
    ];
  }

  /** The operation that a request reaches by its path and method; `HEAD` reaches that of `GET`. */
  operationOf({ method, target }: SentRequest): Operation | undefined {
    const wanted = method === 'HEAD' ? 'GET' : method;
    return this.#operationsAt(target).find((operation) => operation.method === wanted);
  }

  /** The name that a finding goes under: that of the operation, or what all such requests have in common. */
  subjectOf(request: SentRequest, outcome: Outcome): string {
    const isRefused = !('failure' in outcome) && beforeRouting.includes(outcome.status);
    if (request.plan.bendsHttp && isRefused) return 'any request that bends HTTP';
    return this.operationOf(request)?.name ?? 'any request to no operation';
  }

  /** By the path as it is sent, else by what its percent-encoding stands for. */
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
      // HEAD need not be there.
      ...(plan.method === 'HEAD' ? [405] : []),
      ...(plan.bendsHttp || plan.mutations.includes('very long') ? beforeRouting : []),
    ];
    const problems: Problem[] = [];
    if (!expected.includes(status)) {
      const where = operation ? '' : isKnown ? ' for a method that the path does not have' : ' for an unknown path';
      problems.push({ kind: `answers ${status}, which is not documented${where}`, detail: text.slice(0, 300) });
    }
    if (status < 300 && operation?.needsCredential && !isRight(plan.credential)) {
      problems.push({ kind: `answers ${status} without a credential`, detail: plan.credential });
    }
    if (status < 300 && operation?.body?.required && !body) {
      problems.push({
        kind: `answers ${status} without the body that is documented as required`,
        detail: text.slice(0, 300),
      });
    }
    return problems;
  }

  #body({ plan }: SentRequest, answer: HttpResponse, operation?: Operation): Problem[] {
    const { status, headers, text } = answer;
    if (plan.method === 'HEAD' || status === 204 || status === 304) {
      return text === '' ? [] : [{ kind: `answers ${status} with a body`, detail: text.slice(0, 300) }];
    }
    const type = headers['content-type'];
    const expected = operation?.responses.get(status)?.content?.[lines] ? lines : json;
    if (String(type).split(';', 1)[0] !== expected) {
      return [{ kind: `answers ${status} with the content type ${String(type)}`, detail: text.slice(0, 300) }];
    }
    const body = bodyOf(type, text);
    if (body === undefined)
      return [{ kind: `answers ${status} with a body that is not JSON`, detail: text.slice(0, 300) }];
    const schema = operation && this.#schemas.schemaOf(operation, status);
    if (!schema) {
      return status >= 400 && !isError(body)
        ? [{ kind: `answers ${status} without {error}`, detail: text.slice(0, 300) }]
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

  #isolation({ plan, foreign }: SentRequest, { status, headers, text }: HttpResponse): Problem[] {
    if (status >= 300) return [];
    const body = bodyOf(headers['content-type'], text);
    const told = idsIn(body).flatMap((id) => {
      const owner = this.ids.claim(id, plan.company);
      return owner === undefined ? [] : [{ id, owner }];
    });
    const [first] = told;
    // Nobody reads the body of a request that became a HEAD.
    const taken = foreign.filter(({ where }) => where !== 'query' && !(where === 'body' && plan.method === 'HEAD'));
    return [
      ...(first
        ? [
            {
              kind: first.owner === 'nobody' ? 'tells the id of a hidden record' : "tells another company's id",
              detail: `${first.id} in ${text.slice(0, 300)}`,
            },
          ]
        : []),
      ...taken.slice(0, 1).map(({ id, where }) => ({
        kind: `takes another company's id in the ${where}`,
        detail: `${id} was answered with ${status}`,
      })),
    ];
  }
}

/** A slash that is encoded is part of a segment. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
