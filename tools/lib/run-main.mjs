import { stopSignal } from './stop-signal.mjs';

/**
 * Runs `main` and ends the process with the returned status. A failure prints one line to standard error and exits with
 * status 1. An abort after a request to stop exits with status `stopped`.
 */
export async function runMain(name, main, stopped = 0) {
  let status;
  try {
    status = await main();
  } catch (error) {
    if (stopSignal.aborted && error.name === 'AbortError') status = stopped;
    else {
      const line = String(error?.message ?? error).split('\n')[0];
      // Programming errors print the stack; errors of the machine or of a setting need only the message.
      process.stderr.write(`${name}: ${isUnexpected(error) ? (error.stack ?? line) : line}\n`);
      status = 1;
    }
  }
  process.exit(status);
}

const isUnexpected = (error) =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
