import { flushCompileCache } from 'node:module';
import type { Terminal } from './terminal.js';

/**
 * Returns the terminal of this process. SIGINT, SIGTERM and output that cannot be written request a stop; a signal
 * after that ends the process at once.
 */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  const requestStop = (): void => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort(new Error('interrupted'));
  };
  process.on('SIGINT', requestStop);
  process.on('SIGTERM', requestStop);
  // The reader may close the pipe early: `partner company list | head -1`. The command still closes what it has opened.
  process.stdout.on('error', (error) => stop.abort(error));
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
  // Node would write the cache at exit, which `execve` skips.
  flushCompileCache();
  return process.execve!(file, [file, ...args], environment);
}
