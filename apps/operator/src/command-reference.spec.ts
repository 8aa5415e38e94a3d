import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import { Cli } from './cli/cli.js';
import type { Terminal } from './cli/terminal.js';
import { leavesOf } from './command-reference.js';
import { makeProgram } from './program.js';
import { exampleOf } from './testing/command-examples.js';

function program(args?: readonly string[]): Promise<Command> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const { signal: stop } = new AbortController();
  const terminal: Terminal = { environment: {}, input: Readable.from([]), output, errors, stop };
  return makeProgram(new Cli(terminal), terminal, args);
}

const leaves = leavesOf(await program());

describe('the reference of commands', () => {
  it('is the same whether the commands are loaded or not', async () => {
    expect((await program([])).helpInformation()).toBe((await program()).helpInformation());
  });

  it('describes every command, argument and option', () => {
    const undescribed = leaves.filter(({ command }) =>
      [command.description(), ...[...command.registeredArguments, ...command.options].map((one) => one.description)]
        .map((text) => text.trim())
        .includes(''),
    );
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it.each(leaves.map((leaf) => exampleOf(leaf)))('has an example that the program accepts: %s', async (line) => {
    const accepting = await program();
    const run: string[] = [];
    for (const { name, command } of leavesOf(accepting)) command.action(() => void run.push(name));
    const words = line.match(/"[^"]*"|\S+/g)!.slice(1);
    await accepting.parseAsync(
      words.map((word) => word.replaceAll('"', '')),
      { from: 'user' },
    );
    expect(run).toEqual([expect.stringMatching(/^partner /)]);
    expect(line.startsWith(`./${run[0]}`)).toBe(true);
  });
});
