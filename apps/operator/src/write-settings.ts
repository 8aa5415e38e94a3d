import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { describedSettings } from '@partner/runtime';
import { Cli } from './cli/cli.js';
import { processTerminal } from './cli/process-terminal.js';
import { withCommands } from './command-reference.js';
import { makeProgram } from './program.js';
import { withSettings } from './settings-table.js';

/** Writes the table of all settings and the commands into the page given as argument. */
const [file = 'docs/operations.md'] = process.argv.slice(2);
const terminal = processTerminal();
const page = withSettings(await readFile(file, 'utf8'), describedSettings());
await writeFile(file, withCommands(page, await makeProgram(new Cli(terminal), terminal)));
