import { format } from 'node:util';
import { LineLimit } from './line-limit.js';
import type { Logger } from './create-logger.js';

/** Writes what libraries print on the console, such as about the settings of a Redis, to the log of the process. */
export function logConsole(logger: Logger): void {
  const limit = new LineLimit();
  // eslint-disable-next-line no-console -- this replaces it
  console.warn = console.error = (...parts: unknown[]): void => {
    const text = format(...parts);
    if (limit.admit(text) !== undefined) logger.warn({ context: 'console' }, text);
  };
}
