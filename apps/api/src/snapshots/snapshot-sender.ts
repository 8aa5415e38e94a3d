import { pipeline } from 'node:stream/promises';
import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Snapshots } from '@partner/events';
import { type ApiAdapter, finish } from '@partner/http';
import type { AllItems, CompanyId } from '@partner/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClientGone } from '../shared/is-client-gone.js';
import { TransferSlots } from '../shared/transfer-slots.js';
import { SnapshotLines } from './snapshot-lines.js';

/** What a snapshot may take, in milliseconds: it keeps the database from cleaning up behind it. */
export interface SnapshotTimes {
  /** How long a client may take nothing; the database gives up on an idle transaction after 60 seconds. */
  readonly idleMs: number;
  /** How long all of it may take. */
  readonly longestMs: number;
}

/** Who asks, and how they are answered. */
export interface SnapshotCall {
  readonly company: CompanyId;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends snapshots as fast as their clients take them (R84). */
export class SnapshotSender {
  readonly #log = new Logger('snapshots');
  readonly #slots = new TransferSlots('snapshots', { all: 4, company: 2 });

  constructor(
    private readonly snapshots: Snapshots,
    private readonly host: HttpAdapterHost<ApiAdapter>,
    private readonly times: SnapshotTimes = { idleMs: 30_000, longestMs: 10 * 60_000 },
  ) {}

  /** Answers with all items, and where the feed goes on. @throws DomainError `unavailable`, while nothing was sent. */
  async send(call: SnapshotCall, items: AllItems): Promise<void> {
    const { company, request } = call;
    if (request.method === 'HEAD') return void begin(call).end();
    const giveBack = this.#slots.take(company);
    try {
      const begun = await this.snapshots.begin(company);
      const snapshot = { ...begun, end: () => begun.end().finally(giveBack) };
      try {
        const lines = new SnapshotLines(company, snapshot, items);
        // What fails at once is answered as an error.
        const start = await lines.next();
        this.host.httpAdapter.attend(this.#sendAll(begin(call), start, lines).finally(snapshot.end));
      } catch (error) {
        await snapshot.end();
        throw error;
      }
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  /** An answer that breaks off has no trailer, and its connection is closed without the end that HTTP gives an answer. */
  async #sendAll(raw: FastifyReply['raw'], start: string | undefined, lines: SnapshotLines): Promise<void> {
    const tooSlow = new AbortController();
    const giveUp = (): void => tooSlow.abort(new Error('the client takes too long'));
    const longest = setTimeout(giveUp, this.times.longestMs);
    try {
      await pipeline(this.#parts(start, lines, giveUp), raw, { signal: tooSlow.signal });
    } catch (error) {
      raw.destroy();
      if (!isClientGone(error)) this.#log.warn(`a snapshot broke off: ${String(tooSlow.signal.reason ?? error)}`);
    } finally {
      clearTimeout(longest);
    }
  }

  /** Parts are read when they are asked for: a client that takes none has none read. */
  async *#parts(start: string | undefined, lines: SnapshotLines, giveUp: () => void): AsyncGenerator<string> {
    for (let part = start; part !== undefined; part = await lines.next()) {
      const idle = setTimeout(giveUp, this.times.idleMs);
      try {
        yield part;
      } finally {
        clearTimeout(idle);
      }
    }
  }
}

/** From here on the answer is written as it comes: the framework has no more part in it. */
function begin({ request, reply }: SnapshotCall): FastifyReply['raw'] {
  reply.type('application/x-ndjson');
  finish(request, reply);
  reply.raw.writeHead(200, reply.getHeaders() as NodeJS.Dict<string>);
  reply.hijack();
  return reply.raw;
}
