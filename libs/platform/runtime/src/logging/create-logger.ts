import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../settings/settings.js';
import { standardError } from './standard-error.js';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** The process or part that speaks: `api`, `worker`. */
  readonly name: string;
  readonly level?: LogLevel;
  /** Standard error unless given: standard output belongs to the ready line and to what a command prints. */
  readonly destination?: DestinationStream;
  /** What joins every line, such as the id of the request it is written in. */
  readonly context?: () => object;
}

const secretNames = [
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  '["set-cookie"]',
  'password',
  'apiKey',
  'clientSecret',
  'client_secret',
  'signingSecret',
  'accessToken',
  'access_token',
  'secret',
];

/**
 * A secret stays out of the log up to three levels below the line itself, as in `{request: {headers:
 * {authorization}}}`.
 */
const redacted = secretNames.flatMap((name) =>
  ['', '*', '*.*', '*.*.*'].map((above) =>
    above === '' || name.startsWith('[') ? `${above}${name}` : `${above}.${name}`,
  ),
);

/** Structured lines (JSON, UTC time) with every known secret replaced. */
export function createLogger({ name, level = 'info', destination, context }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: redacted, censor: '[redacted]' },
      ...(context && { mixin: context }),
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? standardError(),
  );
}
