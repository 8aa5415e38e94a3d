import { stopSignal } from './stop-signal.mjs';

/**
 * Runs `main` and ends the process with the status it gives. A failure is one line on standard error and status 1;
 * what failed because it was asked to stop is no failure, unless `stopped` gives it another status.
 */
export async function runMain(name, main, stopped = 0) {
  let status;
  try {
    status = await main();
  } catch (error) {
    if (stopSignal.aborted && error.name === 'AbortError') status = stopped;
    else {
      const line = String(error?.message ?? error).split('\n')[0];
      // Its own one when a program is wrong, not the machine or a setting: there the place helps.
      process.stderr.write(`${name}: ${isUnexpected(error) ? (error.stack ?? line) : line}\n`);
      status = 1;
    }
  }
  process.exit(status);
}

const isUnexpected = (error) =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
