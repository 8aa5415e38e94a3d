import { setTimeout as pause } from 'node:timers/promises';
import type { Finding } from '../check/finding.js';
import { Oracle } from '../check/oracle.js';
import { parseJson } from '../check/parse-body.js';
import type { ApiDocument, Operation } from '../document/api-document.js';
import { plans } from '../generate/plans.js';
import { isValidCredential, type RequestPlan } from '../plan.js';
import type { KnownIds } from './known-ids.js';
import { buildRequest, type Sender, type SentRequest } from './request.js';
import { Client, type Outcome } from './send.js';
import { Tally } from './tally.js';
import { kindOfPath } from '../generate/kinds.js';

/** Adds the IDs of the records in a response to those that later requests use. */
function collectIds(ids: KnownIds, operation: Operation, company: 0 | 1, body: unknown): void {
  const kind = kindOfPath(operation.path);
  const { id, data } = (body ?? {}) as { id?: unknown; data?: unknown };
  const items: unknown[] = Array.isArray(data) ? data : [];
  for (const one of [id, ...items.map((item) => (item as { id?: unknown } | null)?.id)]) {
    if (kind !== '' && typeof one === 'string' && /^[0-9a-f]{24}$/.test(one)) ids.addToPool(one, kind, company);
  }
}

/** API under test, with two of its companies. */
export interface Target extends Sender {
  readonly url: string;
}
export interface RunOptions {
  readonly document: ApiDocument;
  readonly target: Target;
  readonly seed: number;
  readonly requests: number;
  readonly only?: string;
  readonly concurrency: number;
  /** Ends the run early. The findings so far are still reported. */
  readonly signal?: AbortSignal;
}
export interface Result {
  readonly findings: readonly Finding[];
  readonly tally: Tally;
}

/** Maximum number of attempts for a request that was rate limited or whose connection was closed. */
const maxAttempts = 5;

/** Sends the requests concurrently, and checks every response with the oracle. */
export async function run(options: RunOptions): Promise<Result> {
  const client = new Client(options.target.url, options.concurrency);
  try {
    return await new Run(options, client).execute();
  } finally {
    client.close();
  }
}

class Run {
  readonly #tally = new Tally();
  readonly #findings = new Map<string, Finding>();
  readonly #oracle: Oracle;
  #left: number;

  constructor(
    private readonly options: RunOptions,
    private readonly client: Client,
  ) {
    this.#oracle = new Oracle(options.document, options.target.ids);
    this.#left = options.requests;
  }

  async execute(): Promise<Result> {
    const { document, seed, only, concurrency, signal } = this.options;
    const source = plans(document, seed, only);
    const worker = async (): Promise<void> => {
      while (this.#left > 0 && !signal?.aborted) {
        this.#left -= 1;
        await this.#send(source.next().value);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    const findings = [...this.#findings.values()];
    return { findings, tally: this.#tally };
  }

  async #send(plan: RequestPlan): Promise<void> {
    const request = buildRequest(plan, this.options.target);
    const outcome = await this.#sendWithRetries(request);
    this.#tally.count(plan.operation, outcome);
    for (const problem of this.#oracle.check(request, outcome)) {
      const subject = this.#oracle.subjectOf(request, outcome);
      const key = `${subject} ${problem.kind}`;
      const known = this.#findings.get(key);
      const isShorter = !known || lengthOf(request) < lengthOf(known.request);
      const shown = isShorter ? { ...problem, request, outcome } : known;
      this.#findings.set(key, { ...shown, subject, times: (known?.times ?? 0) + 1 });
    }
    if ('failure' in outcome || outcome.status >= 300) return;
    const body = parseJson(outcome.text);
    const operation = this.#oracle.operationOf(request);
    if (operation) collectIds(this.options.target.ids, operation, plan.company, body);
    const token = (body as { access_token?: unknown } | undefined)?.access_token;
    if (typeof token === 'string') this.options.target.keys[plan.company].token = token;
  }

  /** Sends a request, and retries after a closed connection or the `Retry-After` of a rate limit. */
  async #sendWithRetries(request: SentRequest): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.client.send(request);
      if (attempt === maxAttempts) return outcome;
      if ('failure' in outcome) {
        if (!/ECONNRESET|EPIPE|socket hang up/.test(outcome.failure)) return outcome;
      } else {
        if (outcome.status !== 429 || !isValidCredential(request.plan.credential)) return outcome;
        await pause(Math.min(Number(outcome.headers['retry-after']) || 1, 5) * 1_000);
      }
    }
  }
}

const lengthOf = ({ target, headers, body }: SentRequest): number =>
  target.length + headers.flat().join('').length + (body?.length ?? 0);
