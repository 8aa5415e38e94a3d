import type { Logger } from '@nestjs/common';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

/** Warnings with their cause, few of each while something is tried again and again. */
export class LimitedWarnings {
  readonly #limit = new LineLimit();

  constructor(private readonly logger: Logger) {}

  /** Logs a line, unless it was logged often lately; the next one then says how many were left out. */
  warn(message: string, error: unknown): void {
    const cause = causeText(error);
    const omitted = this.#limit.admit(`${message} ${cause}`);
    if (omitted !== undefined) this.logger.warn({ message, cause, ...(omitted > 0 && { omitted }) });
  }
}
