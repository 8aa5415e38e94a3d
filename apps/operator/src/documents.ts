import 'reflect-metadata';
import { describedSettings } from '@partner/runtime';
import { discoverContexts } from '@partner/schema';
import { applyPage } from './apply-page.js';
import { Cli } from './cli/cli.js';
import { processTerminal } from './cli/terminal.js';
import { withCommands } from './command-reference.js';
import { makeProgram } from './program.js';
import { withSettings } from './settings-table.js';

/** Generators of committed documents: each gets a function that reads a file, and returns texts by path. */
export const documents = {
  apply: async () => ({ 'docs/apply.md': applyPage((await discoverContexts()).eventTypes) }),
  /** The tables of settings and of commands in the pages for operators. */
  async settings(read: (path: string) => Promise<string>): Promise<Record<string, string>> {
    const [install, index] = ['docs/operations/install.md', 'docs/operations/README.md'];
    const terminal = processTerminal();
    const program = await makeProgram(new Cli(terminal), terminal);
    return {
      [install]: withSettings(await read(install), describedSettings()),
      [index]: withCommands(await read(index), program),
    };
  },
};
