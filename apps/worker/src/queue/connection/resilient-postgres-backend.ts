import { setTimeout as pause } from 'node:timers/promises';

import { PostgresQueueBackend } from 'bullmq';

/** Delay of a worker after the database failed to respond, in milliseconds. */
const retryDelayMs = 1_000;

/**
 * PostgreSQL back end for processes that outlive their database. A worker's loop immediately repeats after every error
 * except a refused connection, for example while a server starts up, has no connection left, or has no DNS entry.
 * Without a delay it would use a whole core until the database is back.
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
