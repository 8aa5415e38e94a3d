import { Logger } from '@nestjs/common';
import { RedisOutage } from '@partner/http';
import type { IQueueBackend } from 'bullmq';

import { isPostgres, type QueueConnection } from './connection/queue-connection.js';

/** Minimum interval between two lines, in milliseconds: a back end that is down fails several times a second. */
const minIntervalMs = 10_000;

/**
 * Logs the errors of a queue instead of throwing them: one line per interval, with the number of omitted ones. An
 * outage of its Redis is logged once for all queues, without its consequences.
 */
export class ErrorLog {
  private readonly logger = new Logger('Queue');
  private readonly outage: RedisOutage | undefined;
  private silentUntil = 0;
  private omitted = 0;

  constructor(
    private readonly queue: string,
    connection: QueueConnection,
    backend: IQueueBackend,
  ) {
    this.outage = isPostgres(connection) || !connection.url ? undefined : RedisOutage.of(connection.url);
    backend.on('ready', () => this.outage?.end());
  }

  write(error: Error & { readonly code?: unknown }): void {
    if (this.outage && isOfConnection(error)) return this.outage.report(error);
    if (this.outage?.isOn) return;
    const now = Date.now();
    if (now < this.silentUntil) {
      this.omitted += 1;
      return;
    }
    const more = this.omitted === 0 ? '' : ` (and ${this.omitted} more)`;
    this.logger.warn(`${this.queue}: ${error.message || error.name}${more}`);
    this.silentUntil = now + minIntervalMs;
    this.omitted = 0;
  }
}

const isOfConnection = ({ code, message }: Error & { readonly code?: unknown }): boolean =>
  code !== undefined || /^(NOAUTH|WRONGPASS)/.test(message);
