import { Transform } from 'node:stream';
import { HttpFailure } from '@partner/http';
import { unavailable } from '@partner/kernel';

/** Interval between checks, in milliseconds. */
const intervalMs = 10_000;
/** Maximum time without progress, in milliseconds. */
const idleMs = 20_000;
/** Maximum duration of a transfer, in milliseconds. */
const maxDurationMs = 60 * 60_000;

const storeFailed = (what: string): Error => unavailable('file_store_unavailable', `the document store ${what}`);

/** Counts the bytes of a transfer, and aborts it if it makes no progress for too long. */
export class TransferWatch {
  readonly meter: Transform;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  /**
   * @param renew called at every check of a running transfer. A failure aborts the transfer.
   * @param size expected size in bytes.
   */
  constructor(renew: () => Promise<void>, size: number) {
    let [seen, idle, all] = [-1, 0, 0];
    this.meter = new Transform({
      transform: (bytes: Buffer, _, done) => {
        this.#bytes += bytes.length;
        done(this.#bytes > size ? storeFailed('sent more than the file') : null, bytes);
      },
      flush: (done) => done(this.#bytes < size ? storeFailed('sent less than the file') : null),
    });
    this.#timer = setInterval(() => {
      all += intervalMs;
      idle = this.#bytes === seen ? idle + intervalMs : 0;
      seen = this.#bytes;
      // Without bytes that wait for the client, it is the store that sends none.
      const isWaiting = this.#bytes < size && this.meter.readableLength === 0;
      if (idle >= idleMs && isWaiting) this.meter.destroy(storeFailed('is too slow'));
      else if (idle >= idleMs || all >= maxDurationMs)
        this.meter.destroy(new HttpFailure('request_timeout', 'the client is too slow'));
      else renew().catch((error: Error) => this.meter.destroy(error));
    }, intervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
