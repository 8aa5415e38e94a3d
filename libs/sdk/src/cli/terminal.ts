import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';

/** Streams and environment of a command: the process's or a test's. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
  readonly errors: Writable;
  /** Aborted when the user asks to stop. */
  readonly stop: AbortSignal;
}

/** Formats of texts by their meaning. */
const formats = { good: 'green', bad: 'red', dim: 'dim', bold: 'bold' } as const;

/** Writes lines, with colours only where a person reads them. */
export class Printer {
  constructor(
    readonly terminal: Terminal,
    private readonly name: string,
  ) {}

  /** Writes a line of the result, and waits while the reader is slower than the writer. */
  async print(line: string): Promise<void> {
    const { output } = this.terminal;
    if (!output.write(`${line}\n`)) await once(output, 'drain');
  }

  json(value: unknown): Promise<void> {
    return this.print(JSON.stringify(value));
  }

  /** Writes one line beside the result. */
  note(line: string): void {
    this.terminal.errors.write(`${oneLine(line)}\n`);
  }

  /** Writes a problem, with the name of the program. */
  problem(line: string): void {
    this.note(`${this.paint('bad', `${this.name}:`, this.terminal.errors)} ${line}`);
  }

  /** Colours a text if the stream is a terminal that shows colours. */
  paint(tone: keyof typeof formats, text: string, stream: Writable = this.terminal.output): string {
    return hasColors(stream) ? styleText(formats[tone], text, { validateStream: false }) : text;
  }
}

/** Respects `NO_COLOR` and `FORCE_COLOR`, as Node.js does. */
const hasColors = (stream: Writable & { readonly isTTY?: boolean; hasColors?(): boolean }): boolean =>
  stream.isTTY === true && stream.hasColors?.() === true;

const oneLine = (text: string): string => text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ');
