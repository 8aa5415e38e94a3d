import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from './program.js';

/** Result of a command line. */
export interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line in this process. @param input standard input. @param stop aborted when the user stops it. */
export async function runCommandLine(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = '',
  stop = new AbortController().signal,
): Promise<Outcome> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([text(output), text(errors)]);
  const status = await run(args, { environment, input: Readable.from([input]), output, errors, stop }, '1.2.3');
  output.end();
  errors.end();
  const [said, reported] = await printed;
  return { status, output: said, errors: reported };
}
