import { Transform } from 'node:stream';

/** How a transfer is watched, in milliseconds. */
export interface WatchTimes {
  /** Between two looks. */
  readonly lookMs: number;
  /** How long a client may take nothing. */
  readonly idleMs: number;
  /** How long a whole transfer may take. */
  readonly longestMs: number;
}

export const usualTimes: WatchTimes = { lookMs: 10_000, idleMs: 20_000, longestMs: 60 * 60_000 };

/** Counts the bytes of a transfer, and ends it when its client takes none for too long. */
export class TransferWatch {
  readonly meter: Transform;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  /**
   * @param renew done at every look at a transfer that goes on; a failure ends it.
   * @param size of what is transferred, in bytes.
   */
  constructor(renew: () => Promise<void>, size: number, { lookMs, idleMs, longestMs }: WatchTimes) {
    let [seen, idle, all] = [-1, 0, 0];
    this.meter = new Transform({
      transform: (bytes: Buffer, _, done) => {
        this.#bytes += bytes.length;
        done(this.#bytes > size ? new Error('the store sent more than the file') : null, bytes);
      },
      flush: (done) => done(this.#bytes < size ? new Error('the store sent less than the file') : null),
    });
    this.#timer = setInterval(() => {
      all += lookMs;
      idle = this.#bytes === seen ? idle + lookMs : 0;
      seen = this.#bytes;
      if (idle >= idleMs || all >= longestMs) this.meter.destroy(new Error('the client takes too long'));
      else renew().catch((error: Error) => this.meter.destroy(error));
    }, lookMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
