import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** What the program is connected to: the process, or streams of a test. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv;
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  /** Aborted when the operator asks to stop. */
  readonly stop: AbortSignal;
  /**
   * Has another program go on in this process, with its id, its streams and its signals; undefined where that cannot be
   * done.
   */
  readonly become?: (file: string, args: readonly string[], environment: NodeJS.ProcessEnv) => never;
}

/** Writes one JSON line, and waits while the reader is slower than we are. */
export async function print(terminal: Terminal, value: unknown): Promise<void> {
  if (!terminal.output.write(`${JSON.stringify(value)}\n`)) await once(terminal.output, 'drain');
}

/** Says what failed, or what needs attention, on one line whatever the message holds. */
export function printError(terminal: Terminal, message: string): void {
  terminal.errors.write(`${oneLine(message)}\n`);
}

const oneLine = (text: string): string => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');
