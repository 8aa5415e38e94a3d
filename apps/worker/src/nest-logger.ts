import type { LoggerService } from '@nestjs/common';
import type { Logger } from '@partner/runtime';

/** Sends what Nest and its modules log to the process's structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...more: unknown[]): void {
    // Nest tells the wiring of every module at this level.
    this.logger.debug(this.line(more), String(message));
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.logger.warn(this.line(more), String(message));
  }

  error(message: unknown, ...more: unknown[]): void {
    const [stack] = more;
    this.logger.error({ ...this.line(more), ...(more.length > 1 && { stack }) }, String(message));
  }

  fatal(message: unknown, ...more: unknown[]): void {
    this.logger.fatal(this.line(more), String(message));
  }

  private line(more: readonly unknown[]): object {
    return { part: more.at(-1) };
  }
}
