import { Transform } from 'node:stream';

/** Timeouts of a transfer, in milliseconds. */
export interface WatchTimeouts {
  /** Interval between checks. */
  readonly intervalMs: number;
  /** Maximum time without progress. */
  readonly idleMs: number;
  /** Maximum duration of a transfer. */
  readonly maxDurationMs: number;
}

export const defaultTimeouts: WatchTimeouts = { intervalMs: 10_000, idleMs: 20_000, maxDurationMs: 60 * 60_000 };

/** Counts the bytes of a transfer, and aborts it if the client makes no progress for too long. */
export class TransferWatch {
  readonly meter: Transform;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  /**
   * @param renew called at every check of a running transfer. A failure aborts the transfer.
   * @param size expected size in bytes.
   */
  constructor(renew: () => Promise<void>, size: number, { intervalMs, idleMs, maxDurationMs }: WatchTimeouts) {
    let [seen, idle, all] = [-1, 0, 0];
    this.meter = new Transform({
      transform: (bytes: Buffer, _, done) => {
        this.#bytes += bytes.length;
        done(this.#bytes > size ? new Error('the store sent more than the file') : null, bytes);
      },
      flush: (done) => done(this.#bytes < size ? new Error('the store sent less than the file') : null),
    });
    this.#timer = setInterval(() => {
      all += intervalMs;
      idle = this.#bytes === seen ? idle + intervalMs : 0;
      seen = this.#bytes;
      if (idle >= idleMs || all >= maxDurationMs) this.meter.destroy(new Error('the client is too slow'));
      else renew().catch((error: Error) => this.meter.destroy(error));
    }, intervalMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
