import { Logger } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { ByteRange, DocumentStore, DownloadLease, LinkedFile } from '@partner/documents';
import { type ApiAdapter, setStandardHeaders } from '@partner/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isClientGone } from '../../shared/is-client-gone.js';
import { TransferSlots } from '../../shared/transfer-slots.js';
import { fileHeaders } from './file-headers.js';
import { lingeringClose } from './lingering-close.js';
import { TransferWatch } from './transfer-watch.js';

/** Delays the stream by one chunk, so that `notify` is done before the last chunk is sent. */
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

/** File or part of a file to send. */
export interface Transfer {
  readonly file: LinkedFile;
  /** Absent for the whole file. */
  readonly range?: ByteRange;
  /** Present if the transfer uses up the link. */
  readonly lease?: DownloadLease;
}

/** Milliseconds that a client may keep its side of the connection open after everything was sent. */
const lingerMs = 10_000;

/** Sends files from the store, with at most a few chunks in memory. */
export class FileSender {
  readonly #log = new Logger('documents');
  readonly #slots = new TransferSlots('downloads', { all: 128, company: 32 });

  constructor(
    private readonly store: DocumentStore,
    private readonly host: HttpAdapterHost<ApiAdapter>,
  ) {}

  /**
   * Sends the file or a part of it. Ends its lease in any case.
   * @throws DomainError `unavailable` (store, too many transfers) before anything was sent.
   */
  async send(request: FastifyRequest, reply: FastifyReply, transfer: Transfer): Promise<void> {
    const { file, lease, range = { first: 0, last: file.sizeBytes - 1 } } = transfer;
    try {
      const release = this.#slots.acquire(file.company);
      try {
        const content = await this.store.read(file.key, range);
        try {
          this.#begin(request, reply, transfer);
        } catch (error) {
          content.destroy();
          throw error;
        }
        const sending = this.#sendAll(content, request, reply, range, lease).finally(release);
        this.host.httpAdapter.trackWork(sending);
      } catch (error) {
        release();
        throw error;
      }
    } catch (error) {
      await lease?.end({ delivered: false });
      throw error;
    }
  }

  /** Sends the head of the response and detaches it from the framework. */
  #begin(request: FastifyRequest, reply: FastifyReply, { file, range }: Transfer): void {
    reply.headers(fileHeaders(file, range)).header('connection', 'close');
    setStandardHeaders(request, reply);
    // Throws for an invalid header while an error response is still possible.
    reply.raw.writeHead(range ? 206 : 200, reply.getHeaders() as NodeJS.Dict<string>);
    reply.hijack();
  }

  async #sendAll(
    content: Readable,
    request: FastifyRequest,
    reply: FastifyReply,
    range: ByteRange,
    lease?: DownloadLease,
  ): Promise<void> {
    const { raw } = reply;
    const size = range.last - range.first + 1;
    const watch = new TransferWatch(async () => lease?.renew(), size);
    const received = lingeringClose(raw, lingerMs);
    try {
      const late = beforeLastByte(async () => lease?.markSent());
      await pipeline(content, watch.meter, late, raw);
    } catch (error) {
      if (!isClientGone(error)) this.host.httpAdapter.interrupted(request, reply, error);
      raw.destroy();
    } finally {
      watch.stop();
    }
    const delivered = await received;
    await lease?.end({ delivered }).catch((error: unknown) => {
      // The lease expires on its own.
      this.#log.warn(`could not record the end of a download: ${String(error)}`);
    });
  }
}
