import { once } from 'node:events';
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
