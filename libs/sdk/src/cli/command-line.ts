import type { Terminal } from './terminal.js';

/**
 * Runs the command line of this package in this process, without loading it before.
 * @returns the exit status.
 */
export async function commandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  const { run } = await import('./program.js');
  return run(args, terminal, '');
}
