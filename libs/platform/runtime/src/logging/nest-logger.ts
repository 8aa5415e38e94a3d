import type { LoggerService } from '@nestjs/common';
import type { Logger } from './create-logger.js';

/** A line with fields of its own. */
interface Line {
  readonly message?: unknown;
}

/** What Nest and our own classes say through Nest, as lines of the process's log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** Nest tells every route it maps: that is for looking closer. */
  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  /** @param message a text, or an object whose `message` it is and whose other fields join the line. */
  warn(message: unknown, context?: string): void {
    const { message: text, ...fields } =
      typeof message === 'object' && message !== null ? (message as Line) : { message };
    this.logger.warn({ context, ...fields }, String(text));
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
