import type { Command } from 'commander';
import type { Desk } from '../desk/desk.js';

/** Adds one command, or a group of them, to the command line. */
export type Register = (program: Command, desk: Desk) => void;
