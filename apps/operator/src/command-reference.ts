import type { Command } from 'commander';
import { markdownTable, withSection } from './generated-section.js';

/** A command without subcommands. */
export interface Leaf {
  readonly name: string;
  readonly command: Command;
}

/** Returns every command that runs something, with its groups in its name, in the order of `--help`. */
export function leavesOf(command: Command, name = command.name()): Leaf[] {
  if (command.commands.length === 0) return [{ name, command }];
  return command.commands.flatMap((child) => leavesOf(child, `${name} ${child.name()}`));
}

/** Writes the table of all commands into a page. @throws Error when a marker is missing. */
export function withCommands(page: string, program: Command): string {
  const rows = leavesOf(program).map(({ name, command }) => [`\`${name}\``, command.description()]);
  const table = markdownTable([['command', 'what it does'], ...rows]);
  return withSection(page, '<!-- commands, made by `npm run generate -- settings` -->', table);
}
