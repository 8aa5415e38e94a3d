import { Queue, type IQueueBackend, type JobsOptions, type QueueOptions } from 'bullmq';

import { chooseBackend } from './connection/choose-backend.js';
import { isPostgres, type QueueConnection } from './connection/queue-connection.js';
import { ErrorLog } from './error-log.js';
import { jobDefaults } from './worker-defaults.js';
import { withTimeout } from './with-timeout.js';

/** How long a request may be held up by an offer, in milliseconds. */
const timeoutMs = 1_000;

/** A queue on either back end whose errors are logged, never thrown at the process. */
export class PlatformQueue<Data = unknown> extends Queue<
  Data,
  unknown,
  string,
  Data,
  unknown,
  string,
  IQueueBackend,
  QueueConnection
> {
  private readonly errors: ErrorLog;
  private reached = false;

  constructor(name: string, options: QueueOptions<QueueConnection>) {
    const job = { ...jobDefaults, ...options.defaultJobOptions };
    super(name, { ...options, connection: forProducing(options.connection), defaultJobOptions: job }, chooseBackend);
    this.errors = new ErrorLog(name, options.connection, this.getBackend());
    this.on('error', (error) => this.errors.write(error));
    this.waitUntilReady().then(
      () => (this.reached = true),
      (error: Error) => this.errors.write(error),
    );
  }

  /**
   * Adds a job if the queue takes it now. For callers that must answer whether or not the queue is there, because
   * the database knows what is to be done and a sweep finds what was not offered (E5).
   * @returns whether the queue is known to have taken it; never throws, never waits longer than a second.
   */
  async tryAdd(name: string, data: Data, options?: JobsOptions): Promise<boolean> {
    if (!this.reached && isPostgres(this.opts.connection)) this.reached = await this.answers();
    if (!this.reached) return false;
    try {
      await withTimeout(timeoutMs, this.add(name, data as never, options));
      return true;
    } catch (error) {
      this.errors.write(error as Error);
      return false;
    }
  }

  private async answers(): Promise<boolean> {
    return withTimeout(timeoutMs, this.waitUntilReady()).then(
      () => true,
      () => false,
    );
  }
}

/** A producer fails at once while Redis is away: commands held back would pile up with every request. */
const forProducing = (connection: QueueConnection): QueueConnection =>
  isPostgres(connection) ? connection : { ...connection, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
