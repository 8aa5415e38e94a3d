import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { Readable, Writable } from 'node:stream';

/** Streams and environment of the program: the process's or a test's. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** Aborted when the operator asks to stop. */
  readonly stop: AbortSignal;
  /**
   * Replaces this process with another program that keeps its id, streams and signals. Undefined where the platform
   * cannot do that.
   */
  readonly become?: (file: string, args: readonly string[], environment: NodeJS.ProcessEnv) => never;
}

/** Writes one JSON line and waits while the reader is slower than the writer. */
export async function print(terminal: Terminal, value: unknown): Promise<void> {
  if (!terminal.output.write(`${JSON.stringify(value)}\n`)) await once(terminal.output, 'drain');
}

/** Prints a failure or a warning, on one line even when the message has several. */
export function printError(terminal: Terminal, message: string): void {
  terminal.errors.write(`${oneLine(message)}\n`);
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');

/**
 * Returns the terminal of this process. SIGINT, SIGTERM and output that cannot be written request a stop; a signal
 * after that ends the process at once.
 */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  const requestStop = (): void => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort(new Error('interrupted'));
  };
  process.on('SIGINT', requestStop);
  process.on('SIGTERM', requestStop);
  // The reader may close the pipe early: `partner company list | head -1`. The command still closes what it has opened.
  process.stdout.on('error', (error) => stop.abort(error));
  return {
    environment: process.env,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    stop: stop.signal,
    ...(typeof process.execve === 'function' && { become }),
  };
}

function become(file: string, args: readonly string[], environment: NodeJS.ProcessEnv): never {
  // Node would write the cache at exit, which `execve` skips.
  flushCompileCache();
  return process.execve!(file, [file, ...args], environment);
}
