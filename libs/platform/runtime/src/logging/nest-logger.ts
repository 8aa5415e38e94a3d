import type { LoggerService } from '@nestjs/common';
import type { Logger } from './create-logger.js';

/** What Nest and our own classes say through Nest, as lines of the process's log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** Nest tells every route it maps: that is for looking closer. */
  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  /** @param details a stack and a context, or a context alone. */
  error(message: unknown, ...details: unknown[]): void {
    const [stack, context] = details.length > 1 ? details : [undefined, details[0]];
    this.logger.error(
      { context, stack },
      message instanceof Error ? (message.stack ?? message.message) : String(message),
    );
  }
}
