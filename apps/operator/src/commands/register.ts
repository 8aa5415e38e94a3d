import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';

/** Adds one command, or a group of them, to the command line. */
export type Register = (program: Command, cli: Cli) => void;
