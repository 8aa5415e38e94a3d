import { Logger } from '@nestjs/common';

/** Minimum interval between two lines, in milliseconds: a back end that is down fails several times a second. */
const minIntervalMs = 10_000;

/** Logs the errors of a queue instead of throwing them: one line per interval, with the number of omitted ones. */
export class ErrorLog {
  private readonly logger = new Logger('Queue');
  private silentUntil = 0;
  private omitted = 0;

  constructor(private readonly queue: string) {}

  write(error: Error): void {
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
