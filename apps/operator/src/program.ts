import { Command, CommanderError } from 'commander';
import { registrations } from './commands/index.js';
import { AlreadyReported, failureText } from './cli/failure.js';
import { Cli } from './cli/cli.js';
import { printError, type Terminal } from './cli/terminal.js';

/**
 * Runs one command line. What it is about goes to standard output as JSON, a failure to standard error as one line.
 * @returns the exit status: 0, or 1 after any failure.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program = makeProgram(new Cli(terminal));
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof AlreadyReported))
      printError(terminal, usageText(error, program, args) ?? failureText(error));
    return 1;
  }
}

function makeProgram(cli: Cli): Command {
  const { output } = cli.terminal;
  const program = new Command('partner')
    .description('Operates the Partner API: servers, companies, credentials, and what the portal does.')
    .exitOverride()
    .showSuggestionAfterError(false)
    // The failure is told once, on one line, where it is caught.
    .configureOutput({ writeOut: (text) => output.write(text), writeErr: () => undefined });
  for (const register of registrations) register(program, cli);
  return program;
}

/** What commander objects to, without the help text that it would print; undefined for any other failure. */
function usageText(error: unknown, program: Command, args: readonly string[]): string | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  if (error.code !== 'commander.help') return error.message.replace(/^error: /, '');
  const group =
    program.commands.find(({ commands }) => commands.length > 0 && args.includes(commands[0]!.parent!.name())) ??
    program;
  return `a command is missing: ${group.name()} ${group.commands.map((command) => command.name()).join('|')}`;
}
