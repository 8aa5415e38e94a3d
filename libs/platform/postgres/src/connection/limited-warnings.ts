import type { Logger } from '@nestjs/common';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

/** Logs warnings with their cause, rate-limited for operations that are retried. */
export class LimitedWarnings {
  readonly #limit = new LineLimit();

  constructor(private readonly logger: Logger) {}

  /**
   * Logs a warning unless the same one was logged too often recently; the next one includes the number of omitted
   * lines.
   */
  warn(message: string, error: unknown): void {
    const cause = causeText(error);
    const omitted = this.#limit.admit(`${message} ${cause}`);
    if (omitted !== undefined) this.logger.warn({ message, cause, ...(omitted > 0 && { omitted }) });
  }
}
