import { call } from './commands/call.js';
import { certify } from './commands/certify.js';
import { events } from './commands/events.js';
import { listen } from './commands/listen.js';
import { login } from './commands/login.js';
import { mcp } from './commands/mcp.js';
import { sandbox } from './commands/sandbox.js';
import { trigger } from './commands/trigger.js';
import { verify } from './commands/verify.js';
import type { Command } from './command.js';
import { Context } from './context.js';
import { failureText, UsageError } from './failure.js';
import { Given } from './given.js';
import { commandHelp, programHelp } from './help.js';
import { didYouMean } from './nearest.js';
import { Printer, type Terminal } from './terminal.js';

/** Commands in the order of the help. */
export const commands: readonly Command[] = [login, sandbox, listen, trigger, events, call, verify, certify, mcp];

/**
 * Runs a command line: results go to standard output, problems to standard error, one line each.
 * @returns the exit status: 0, 1 after a failure, 2 for a mistake in the command line.
 */
export async function run(args: readonly string[], terminal: Terminal, version: string): Promise<number> {
  const isHelp = args[0] === 'help' && args.length > 1;
  const [name, ...others] = isHelp ? args.slice(1) : args;
  const command = commands.find((one) => one.name === name);
  if (command) return runCommand(command, isHelp ? ['--help'] : others, terminal);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    terminal.output.write(programHelp(commands));
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    terminal.output.write(`${version}\n`);
    return 0;
  }
  const names = commands.map((one) => one.name);
  const problem = name.startsWith('-')
    ? `unknown option ${name}`
    : `there is no command ${name}${didYouMean(name, names)}`;
  new Printer(terminal, 'partner').problem(`${problem}. See \`partner --help\`.`);
  return 2;
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<number> {
  const context = new Context(terminal, `partner ${command.name}`);
  try {
    const given = Given.read(command, args);
    if (given.has('help')) terminal.output.write(commandHelp(command));
    else await command.run(context, given);
    return 0;
  } catch (error) {
    // Being stopped is the normal end.
    if (terminal.stop.aborted) return 0;
    const isUsage = error instanceof UsageError;
    context.problem(isUsage ? `${error.message}. See \`partner ${command.name} --help\`.` : failureText(error));
    return isUsage ? 2 : 1;
  }
}
