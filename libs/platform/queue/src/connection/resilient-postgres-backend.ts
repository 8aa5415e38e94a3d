import { setTimeout as pause } from 'node:timers/promises';

import { PostgresQueueBackend } from 'bullmq';

/** How long a worker waits before it asks again, in milliseconds, when the database did not answer. */
const retryDelayMs = 1_000;

/**
 * The PostgreSQL back end for processes that outlive their database. A worker's loop asks again at once after every
 * error that is not a refused connection (a server that starts up, has no connection left, is not found by name):
 * without a pause in between it would use a whole core until the database is back.
 */
export class ResilientPostgresBackend extends PostgresQueueBackend {
  override async waitUntilReady(): Promise<void> {
    await this.connection.waitUntilReady();
  }

  override async moveToActive(token: string, name?: string): Promise<unknown[]> {
    try {
      return (await super.moveToActive(token, name)) as unknown[];
    } catch (error) {
      if (!this.connection.isClosing) await pause(retryDelayMs, undefined, { ref: false });
      throw error;
    }
  }
}
