import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { ByteRange, DocumentStore, DownloadLease, LinkedFile } from '@partner/documents';
import { type ApiAdapter, finish } from '@partner/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isClientGone } from '../../shared/is-client-gone.js';
import { TransferSlots } from '../../shared/transfer-slots.js';
import { fileHeaders } from './file-headers.js';
import { lingeringClose } from './lingering-close.js';
import { TransferWatch, usualTimes, type WatchTimes } from './transfer-watch.js';

/** Passes bytes on one chunk late, so that `notify` is done before the last of them leaves. */
function beforeLastByte(notify: () => Promise<void>): Transform {
  let held: Buffer | undefined;
  return new Transform({
    transform(bytes: Buffer, _, done) {
      const passed = held;
      held = bytes;
      done(null, passed);
    },
    flush(done) {
      notify().then(() => done(null, held), done);
    },
  });
}

/** What is sent of a file. */
export interface Transfer {
  readonly file: LinkedFile;
  /** Absent for all of it. */
  readonly range?: ByteRange;
  /** Of a link that is used up by this. */
  readonly lease?: DownloadLease;
}

/** Times of a transfer, and of the end of its connection. */
export interface SenderTimes extends WatchTimes {
  /** How long a client may keep its side of the connection open when everything was sent. */
  readonly patienceMs: number;
}

/** Sends files of the store, of which no more than some chunks are in memory at a time. */
export class FileSender {
  readonly #log = new Logger('documents');
  readonly #slots = new TransferSlots('downloads', { all: 128, company: 32 });

  constructor(
    private readonly store: DocumentStore,
    private readonly host: HttpAdapterHost<ApiAdapter>,
    private readonly times: SenderTimes = { ...usualTimes, patienceMs: 10_000 },
  ) {}

  /**
   * Answers with the file, or a part of it. Ends its lease however the transfer ends.
   * @throws DomainError `unavailable` (the store, too many transfers), while nothing was sent.
   */
  async send(request: FastifyRequest, reply: FastifyReply, transfer: Transfer): Promise<void> {
    const { file, lease, range = { first: 0, last: file.sizeBytes - 1 } } = transfer;
    try {
      const giveBack = this.#slots.take(file.company);
      try {
        const content = await this.store.read(file.key, range);
        try {
          this.#begin(request, reply, transfer);
        } catch (error) {
          content.destroy();
          throw error;
        }
        const sending = this.#sendAll(content, reply, range, lease).finally(giveBack);
        this.host.httpAdapter.attend(sending);
      } catch (error) {
        giveBack();
        throw error;
      }
    } catch (error) {
      await lease?.end({ delivered: false });
      throw error;
    }
  }

  /** From here on the answer is written as it comes: the framework has no more part in it. */
  #begin(request: FastifyRequest, reply: FastifyReply, { file, range }: Transfer): void {
    reply.headers(fileHeaders(file, range)).header('connection', 'close');
    finish(request, reply);
    // A header that cannot be sent is found while there still is an answer to give.
    reply.raw.writeHead(range ? 206 : 200, reply.getHeaders() as NodeJS.Dict<string>);
    reply.hijack();
  }

  async #sendAll(content: Readable, { raw }: FastifyReply, range: ByteRange, lease?: DownloadLease): Promise<void> {
    const size = range.last - range.first + 1;
    const watch = new TransferWatch(async () => lease?.renew(), size, this.times);
    const taken = lingeringClose(raw, this.times.patienceMs);
    try {
      const late = beforeLastByte(async () => lease?.markSent());
      await pipeline(content, watch.meter, late, raw);
    } catch (error) {
      raw.destroy();
      if (!isClientGone(error)) this.#log.warn(`a download broke off: ${String(error)}`);
    } finally {
      watch.stop();
    }
    const delivered = await taken;
    await lease?.end({ delivered }).catch((error: unknown) => {
      // The lease ends by itself.
      this.#log.warn(`the end of a download was not written down: ${String(error)}`);
    });
  }
}
