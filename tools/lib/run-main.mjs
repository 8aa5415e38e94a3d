import { stopSignal } from './stop-signal.mjs';

/** Exit status of a program that was asked to stop before its end. */
export const interrupted = 130;

/**
 * Runs `main` and ends the process with the returned status. A failure prints one line to standard error and exits with
 * status 1.
 */
export const runMain = (name, main) => run(name, main, interrupted);

/** Runs `main` like {@link runMain}, for a program that ends only when asked to stop: its exit status is then 0. */
export const runService = (name, main) => run(name, main, 0);

async function run(name, main, stopped) {
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
