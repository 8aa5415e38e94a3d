import { releaseVersion } from '@partner/runtime';
import { Command, CommanderError } from 'commander';
import { registrations } from './commands/index.js';
import { AlreadyReported, failureText, statusOf } from './cli/failure.js';
import { Cli } from './cli/cli.js';
import { printError, type Terminal } from './cli/terminal.js';

/** What every command takes. */
interface GlobalOptions {
  readonly as?: string;
  readonly statusByKind?: boolean;
}

/**
 * Runs one command line. What it is about goes to standard output as JSON, a failure to standard error as one line.
 * @returns the exit status: 0, or 1 after any failure, or by the kind of failure where that was asked for.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const program: Command = makeProgram(new Cli(terminal, () => program.opts<GlobalOptions>().as), terminal);
  try {
    await program.parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (!(error instanceof AlreadyReported))
      printError(terminal, usageText(error, program, args) ?? failureText(error));
    return program.opts<GlobalOptions>().statusByKind ? statusOf(error) : 1;
  }
}

/** Every command of the command line. */
export function makeProgram(cli: Cli, terminal: Terminal): Command {
  const { output } = terminal;
  const program = new Command('partner')
    .description('Operates the Partner API: servers, companies, credentials, and what the portal does.')
    .version(releaseVersion(), '--version', 'the version of this release')
    .option('--as <name>', 'who you are, for the audit trail')
    .option('--status-by-kind', 'end with 2 for a wrong command line or setting, 3 not found, 4 refused, 5 unavailable')
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
