import type { Argument, Command, Option } from 'commander';
import { failureStatuses } from './cli/failure.js';
import { markdownTable, withSection } from './generated-section.js';

/** Values of the examples by the name of the argument or option; others are shown as their placeholder. */
const exampleValues: Readonly<Record<string, string>> = {
  id: '6742f0c1d2e3f4a5b6c7d8e9',
  ids: '6742f0c1d2e3f4a5b6c7d8e9',
  event: '6742f0c1d2e3f4a5b6c7d8e9',
  company: '6742f0c1d2e3f4a5b6c7d801',
  request: '6742f0c1d2e3f4a5b6c7d8ea',
  kind: 'order',
  name: '"Acme Barns"',
  type: 'api_key',
  scopes: 'leads.read,leads.write',
  set: 'leads.read',
  url: 'https://example.com/hooks',
  since: '2026-11-22T09:30:00Z',
  reason: '"invoice 1042 is unpaid"',
  group: 'retention',
  file: 'changes.ndjson',
};

/** Options that an example has although the command does not require them by themselves. */
const furtherOptions: Readonly<Record<string, string>> = {
  'partner credential list': ' --company 6742f0c1d2e3f4a5b6c7d801',
};

/** A command without subcommands. */
interface Leaf {
  readonly name: string;
  readonly command: Command;
}

/** Returns every command that runs something, with its groups in its name, in the order of `--help`. */
export function leavesOf(command: Command, name = command.name()): Leaf[] {
  if (command.commands.length === 0) return [{ name, command }];
  return command.commands.flatMap((child) => leavesOf(child, `${name} ${child.name()}`));
}

/** Returns a command line with only what the command requires. */
export function exampleOf({ name, command }: Leaf): string {
  const values = command.registeredArguments.filter(({ required }) => required).map((one) => exampleValue(one.name()));
  const options = command.options
    .filter(({ mandatory }) => mandatory)
    .map((option) => `${option.long} ${exampleValue(option.attributeName())}`);
  return `${[`./${name}`, ...values, ...options].join(' ')}${furtherOptions[name] ?? ''}`;
}

/** Writes the commands of the program into a page, and the exit statuses. @throws Error when a marker is missing. */
export function withCommands(page: string, program: Command): string {
  const statuses = markdownTable([
    ['status', 'with `--status-by-kind` the failure is'],
    ...Object.entries(failureStatuses),
  ]);
  const options = program.options.filter(({ long }) => long !== '--version');
  const text = [
    'A command exits with status 0, or 1 after any failure. For scripts, `--status-by-kind` tells failures apart:',
    statuses,
    'Every command has these options, and `--help`:',
    options.map(optionItem).join('\n'),
    ...leavesOf(program).map(entry),
  ];
  return withSection(page, '<!-- commands, made by `npm run generate -- settings` -->', text.join('\n\n'));
}

function entry(leaf: Leaf): string {
  const { registeredArguments, options } = leaf.command;
  const items = [...registeredArguments.map(argumentItem), ...options.map(optionItem), `- \`${exampleOf(leaf)}\``];
  return `**\`${leaf.name}\`**: ${leaf.command.description()}.\n\n${items.join('\n')}`;
}

const exampleValue = (name: string): string => exampleValues[name] ?? name.toUpperCase();

const argumentItem = (argument: Argument): string => `- \`<${argument.name()}>\`: ${argument.description}`;

function optionItem({ flags, description, mandatory, defaultValue }: Option): string {
  const note = mandatory ? ' (required)' : defaultValue === undefined ? '' : ` (default: ${String(defaultValue)})`;
  return `- \`${flags}\`: ${description}${note}`;
}
