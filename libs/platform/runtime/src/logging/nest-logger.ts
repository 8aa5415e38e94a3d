import type { LoggerService } from '@nestjs/common';
import type { Logger } from './create-logger.js';
import { format } from 'node:util';
import { LineLimit } from './line-limit.js';

/** Contexts in which Nest reports every module and route when it starts. */
const startOfNest = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Writes the log calls of Nest, and of classes that use Nest's logger, to the log of the process. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context = ''): void {
    this.logger[startOfNest.has(context) ? 'debug' : 'info']({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  /** @param message a text, or an object with a `message` whose other fields are added to the line. */
  warn(message: unknown, context?: string): void {
    const { message: text, ...fields } =
      typeof message === 'object' && message !== null ? (message as { message?: unknown }) : { message };
    this.logger.warn({ context, ...fields }, String(text));
  }

  /** @param details a stack and a context, or only a context. */
  error(message: unknown, ...details: unknown[]): void {
    const [stack, context] = details.length > 1 ? details : [undefined, details[0]];
    // The start fails with this error, and prints its reason.
    this.logger[context === 'ExceptionHandler' ? 'debug' : 'error'](
      { context, stack },
      message instanceof Error ? (message.stack ?? message.message) : String(message),
    );
  }
}

/** Writes what libraries print on the console, such as about the settings of a Redis, to the log of the process. */
export function logConsole(logger: Logger): void {
  const limit = new LineLimit();
  // eslint-disable-next-line no-console -- this replaces it
  console.warn = console.error = (...parts: unknown[]): void => {
    const text = format(...parts);
    if (limit.admit(text) !== undefined) logger.warn({ context: 'console' }, text);
  };
}
