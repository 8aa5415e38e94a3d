import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { run } from '../program.js';

/** Result of a command. */
export interface Outcome {
  readonly status: number;
  /** Standard output, one parsed value per line. */
  readonly printed: unknown[];
  /** Standard error, unchanged. */
  readonly errors: string;
}

let directory: string | undefined;

/** Returns a data directory that is removed when this process exits. */
export function testDirectory(): string {
  if (directory === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'partner-operator-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    directory = made;
  }
  return directory;
}

/** Runs command lines in this process, as `partner` would with the given environment. */
export class CommandLine {
  readonly #environment: NodeJS.ProcessEnv;

  /**
   * @param environment defaults `PARTNER_DATA_DIR` to a data directory of the test process.
   * @param stop requests a stop, as SIGINT would.
   */
  constructor(
    environment: NodeJS.ProcessEnv,
    private readonly stop: AbortSignal = new AbortController().signal,
  ) {
    this.#environment = { PARTNER_DATA_DIR: testDirectory(), ...environment };
  }

  async run(...args: string[]): Promise<Outcome> {
    return this.with('', ...args);
  }

  /** @param input standard input. */
  async with(input: string | Readable, ...args: string[]): Promise<Outcome> {
    const { status, text, errors } = await this.#run(input, args);
    const lines = text.split('\n').filter((line) => line !== '');
    return { status, printed: lines.map((line) => JSON.parse(line) as unknown), errors };
  }

  /** Runs a command whose standard output is plain text. */
  async help(...args: string[]): Promise<{ status: number; help: string; errors: string }> {
    const { status, text, errors } = await this.#run('', args);
    return { status, help: text, errors };
  }

  async #run(
    input: string | Readable,
    args: readonly string[],
  ): Promise<{ status: number; text: string; errors: string }> {
    const [output, errors] = [new PassThrough(), new PassThrough()];
    const [printed, reported] = [textOf(output), textOf(errors)];
    const status = await run(args, {
      environment: this.#environment,
      input: typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input,
      output,
      errors,
      stop: this.stop,
    });
    output.end();
    errors.end();
    return { status, text: await printed, errors: await reported };
  }
}

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
