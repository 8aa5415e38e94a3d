import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';

/** Adds a command or a group of commands to the command line. */
export type Register = (program: Command, cli: Cli) => void;
