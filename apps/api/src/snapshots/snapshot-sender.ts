import { pipeline } from 'node:stream/promises';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Snapshots } from '@partner/events';
import { type ApiAdapter, type CallerResolver, HttpFailure, setStandardHeaders } from '@partner/http';
import type { AllItems, CompanyId } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClientGone } from '../shared/is-client-gone.js';
import { TransferSlots } from '../shared/transfer-slots.js';
import { SnapshotLines } from './snapshot-lines.js';

/** Maximum time without progress, in milliseconds. The database ends an idle transaction after 60 seconds. */
const idleMs = 30_000;
/** Maximum duration in milliseconds, because a running snapshot blocks cleanup (vacuum) in the database. */
const maxDurationMs = 10 * 60_000;

/** Request for a snapshot with its response. */
export interface SnapshotCall {
  readonly company: CompanyId;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends snapshots at the speed of their clients (R84). */
export class SnapshotSender {
  readonly #slots = new TransferSlots('snapshots', { all: 4, company: 2 });

  constructor(
    private readonly snapshots: Snapshots,
    private readonly host: HttpAdapterHost<ApiAdapter>,
    private readonly callers: CallerResolver,
  ) {}

  /**
   * Sends all items and the cursor at which the feed continues.
   * @throws DomainError `unavailable` before anything was sent.
   */
  async send(call: SnapshotCall, items: AllItems): Promise<void> {
    const { company, request } = call;
    if (request.method === 'HEAD') return void startResponse(call).end();
    const release = this.#slots.acquire(company);
    try {
      const started = await this.snapshots.begin(company);
      const snapshot = { ...started, end: () => started.end().finally(release) };
      try {
        const lines = new SnapshotLines(company, snapshot, items);
        // Reads the first lines before the response starts, so that early failures become error responses.
        const start = await lines.next();
        this.host.httpAdapter.trackWork(this.#sendAll(call, start, lines).finally(snapshot.end));
      } catch (error) {
        await snapshot.end();
        throw error;
      }
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Sends the lines. On failure, closes the connection without a trailer and without a regular end of the response. */
  async #sendAll(call: SnapshotCall, start: string | undefined, lines: SnapshotLines): Promise<void> {
    const raw = startResponse(call);
    const tooSlow = new AbortController();
    const abort = (): void => tooSlow.abort(new HttpFailure('request_timeout', 'the client is too slow'));
    const longest = setTimeout(abort, maxDurationMs);
    try {
      await pipeline(this.#parts(call, start, lines, abort), raw, { signal: tooSlow.signal });
    } catch (error) {
      if (!isClientGone(error))
        this.host.httpAdapter.interrupted(call.request, call.reply, tooSlow.signal.reason ?? error);
      raw.destroy();
    } finally {
      clearTimeout(longest);
    }
  }

  /** Reads batches on demand while the caller has the right: nothing is read while the client accepts no data. */
  async *#parts(
    { request }: SnapshotCall,
    start: string | undefined,
    lines: SnapshotLines,
    abort: () => void,
  ): AsyncGenerator<string> {
    for (let part = start; part !== undefined; part = await lines.next()) {
      await this.callers.checkAgain(request);
      const idle = setTimeout(abort, idleMs);
      try {
        yield part;
      } finally {
        clearTimeout(idle);
      }
    }
  }
}

/** Sends the head of the response and detaches it from the framework. */
function startResponse({ request, reply }: SnapshotCall): FastifyReply['raw'] {
  reply.type('application/x-ndjson');
  setStandardHeaders(request, reply);
  reply.raw.writeHead(200, reply.getHeaders() as NodeJS.Dict<string>);
  reply.hijack();
  return reply.raw;
}
