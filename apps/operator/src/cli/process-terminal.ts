import { flushCompileCache } from 'node:module';
import type { Terminal } from './terminal.js';

/** The terminal of this process. SIGINT and SIGTERM ask to stop; a second one ends the process at once. */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  const requestStop = (): void => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort(new Error('interrupted'));
  };
  process.on('SIGINT', requestStop);
  process.on('SIGTERM', requestStop);
  // Whoever reads us may have seen enough: `partner company list | head -1`.
  process.stdout.on('error', () => process.exit(1));
  return {
    environment: process.env,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    stop: stop.signal,
    ...(typeof process.execve === 'function' && { become }),
  };
}

function become(file: string, args: readonly string[], environment: NodeJS.ProcessEnv): never {
  // Otherwise written when a process ends, which this one does not.
  flushCompileCache();
  return process.execve!(file, [file, ...args], environment);
}
