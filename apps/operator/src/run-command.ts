import 'reflect-metadata';
import { processTerminal } from './cli/terminal.js';
import { run } from './program.js';

process.exitCode = await run(process.argv.slice(2), processTerminal());
// An open standard input would keep the process waiting for unread lines.
process.stdin.destroy();
