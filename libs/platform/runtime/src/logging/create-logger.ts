import { pino, type DestinationStream, type Logger, destination } from 'pino';
import { currentSpanIds } from '../span.js';
import type { LogLevel } from '../settings/settings.js';

export type { Logger } from 'pino';

export interface LoggerOptions {
  /** The process or component that logs: `api`, `worker`. */
  readonly name: string;
  readonly level?: LogLevel;
  /** Standard error by default. Standard output is reserved for the ready line and for command output. */
  readonly destination?: DestinationStream;
  /** Returns fields for every line, such as the id of the current request. */
  readonly context?: () => object;
}

const jsonString = String.raw`"(?:[^"\\]|\\.)*"`;
/** Bounded, because a caller can send long runs of these words. */
const secretName = String.raw`[\w-]{0,30}(?:secret|password|token|authorization|cookie|api[-_]?key)\w{0,30}`;
/** A text, a list of texts, or an object without objects in it. */
const hidden = String.raw`${jsonString}|\[(?:${jsonString},?)*\]|\{(?:${jsonString}|[^"{}])*\}`;
/** Matches a member that is named as a secret. */
const secret = new RegExp(`"(${secretName})":(?:${hidden})`, 'gi');

/** Returns a function for the time of a line. Lines of one millisecond share its text, a third of a line's cost. */
function time(): () => string {
  let [last, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/**
 * Creates a logger of structured lines (JSON, UTC time) with the ids of the current span (R97). It redacts secrets.
 */
export function createLogger({ name, level = 'info', destination, context }: LoggerOptions): Logger {
  return pino(
    {
      name,
      level,
      timestamp: time(),
      hooks: { streamWrite: (line) => line.replace(secret, '"$1":"[redacted]"') },
      mixin: () => ({ ...context?.(), ...currentSpanIds() }),
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? standardError(),
  );
}

/**
 * Writes to standard error once per turn of the event loop, because one system call per line would be a large part of
 * the cost of a short response. Nothing is lost when the process exits. A killed process loses the lines of its last
 * turn.
 */
function standardError(): DestinationStream {
  return (shared ??= buffered(destination(2)));
}
let shared: DestinationStream | undefined;

type Output = DestinationStream & { flushSync?(): void };

/** Buffers lines and writes them together, at the end of the turn in which the first one was written. */
export function buffered(out: Output): Output {
  let lines: string[] = [];
  const taken = (): string[] => {
    const written = lines;
    lines = [];
    return written;
  };
  const flush = (): void => {
    if (lines.length > 0) out.write(taken().join(''));
  };
  const flushSync = (): void => {
    // Writes line by line: when the process exits, only a first part of a pending write is completed, which is then a
    // whole line.
    for (const line of taken()) out.write(line);
    out.flushSync?.();
  };
  process.on('exit', flushSync);
  return {
    write: (line) => {
      if (lines.length === 0) setImmediate(flush);
      lines.push(line);
    },
    flushSync,
  };
}
