import { releaseVersion, unusedVariables } from '@partner/runtime';
import { Command, CommanderError } from 'commander';
import { commands } from './commands/index.js';
import { AlreadyReported, failureText, statusOf } from './cli/failure.js';
import { Cli } from './cli/cli.js';
import type { CompanyId } from '@partner/kernel';
import { parseOptions, readOperator } from './commands/options.js';
import { printError, type Terminal } from './cli/terminal.js';

/** Commands that start a server, which names unused variables itself. */
const servers = ['api', 'worker', 'portal'];

interface GlobalOptions {
  readonly as?: string;
  readonly statusByKind?: boolean;
}

/**
 * Runs one command line. Results go to standard output as JSON, a failure to standard error as one line.
 * @returns the exit status: 0, or 1 after any failure, or with `--status-by-kind` a status by kind of failure.
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const cli = new Cli(terminal, () => program.opts<GlobalOptions>().as);
  const program: Command = await makeProgram(cli, terminal, args);
  try {
    await program.parseAsync([...args], { from: 'user' }).catch((error: unknown) => {
      // Help and version were asked for.
      if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
    });
    cli.progress.end();
    await flush(terminal);
    return 0;
  } catch (error) {
    cli.progress.end();
    if (!(error instanceof AlreadyReported) && !hasClosedPipe(terminal)) {
      const remedy = terminal.stop.aborted && cli.progress.remedy ? `. ${cli.progress.remedy}` : '';
      printError(terminal, usageText(error, program, args) ?? `${failureText(error)}${remedy}`);
    }
    return program.opts<GlobalOptions>().statusByKind ? statusOf(error) : 1;
  }
}

/** Returns the error of output that cannot be written; undefined if there is none. */
const outputError = ({ stop }: Terminal): NodeJS.ErrnoException | undefined => {
  const reason = stop.reason as NodeJS.ErrnoException | undefined;
  return typeof reason?.code === 'string' ? reason : undefined;
};

/** Waits until the output is written. @throws Error if it cannot be, which a stream reports later than its `write`. */
async function flush(terminal: Terminal): Promise<void> {
  await new Promise<void>((resolve) => terminal.output.write('', () => resolve()));
  const error = outputError(terminal);
  if (error) throw error;
}

/** True if the output has lost its reader, whom a message would only disturb. */
const hasClosedPipe = (terminal: Terminal): boolean => outputError(terminal)?.code === 'EPIPE';

/**
 * Creates the command line with all commands.
 * @param args loads only the commands that they name, because the code of all takes most of the time of a short one.
 */
export async function makeProgram(cli: Cli, terminal: Terminal, args?: readonly string[]): Promise<Command> {
  const { output } = terminal;
  const program = new Command('partner')
    .description('Operates the Partner API: servers, companies, credentials and portal changes.')
    .version(releaseVersion(), '--version', 'print the version of this release')
    .option('--as <name>', 'your name, for the audit trail', readOperator)
    .option('--status-by-kind', 'exit with 2 for a usage or settings error, 3 not found, 4 rejected, 5 unavailable')
    .exitOverride()
    .showSuggestionAfterError(false)
    .hook('preAction', (_program, command) => {
      if (!servers.includes(command.name()))
        for (const line of unusedVariables(terminal.environment)) printError(terminal, line);
      parseOptions(command);
      cli.company = command.opts<{ readonly company?: CompanyId }>().company;
    })
    // The failure is printed once, on one line, where it is caught.
    .configureOutput({ writeOut: (text) => output.write(text), writeErr: () => undefined });
  for (const [usage, description, load] of commands) {
    const name = usage.split(' ', 1)[0]!;
    const isNamed = args?.includes(name) ?? true;
    const command = program.command(isNamed ? name : usage).description(description);
    if (isNamed) (await load()).register(command, cli);
  }
  return program;
}

/** Returns commander's usage error without its help text, or undefined for any other failure. */
function usageText(error: unknown, program: Command, args: readonly string[]): string | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  if (error.code !== 'commander.help') return error.message.replace(/^error: /, '');
  const group =
    program.commands.find(({ commands }) => commands.length > 0 && args.includes(commands[0]!.parent!.name())) ??
    program;
  return `a command is missing: ${group.name()} ${group.commands.map((command) => command.name()).join('|')}`;
}
