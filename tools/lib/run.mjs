import { spawn } from 'node:child_process';
import { stopSignal } from './stop-signal.mjs';
import { Failure } from './failure.mjs';
import { killTree } from './kill.mjs';
import { root } from './root.mjs';

/**
 * Runs a program without showing its output. A request to stop ends it.
 * @returns its standard output
 * @throws Failure when it cannot be started, takes longer than `timeoutMs`, or its status is not 0; with
 * `showFailure` its whole output is printed first
 */
export function run(command, words, options = {}) {
  const { env = process.env, cwd = root, showFailure = false, name = command, timeoutMs } = options;
  return new Promise((resolve, reject) => {
    stopSignal.throwIfAborted();
    // In a process group of its own: Ctrl-C reaches it through this process alone.
    const child = spawn(command, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const stop = () => killTree(child, 'SIGTERM');
    stopSignal.addEventListener('abort', stop);
    let late = false;
    const kill = () => {
      late = true;
      killTree(child, 'SIGKILL');
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(kill, timeoutMs);
    const output = { stdout: '', stderr: '', all: '' };
    for (const stream of ['stdout', 'stderr']) {
      child[stream].setEncoding('utf8').on('data', (chunk) => {
        output[stream] += chunk;
        output.all += chunk;
      });
    }
    child.once('error', (error) => reject(new Failure(`${name} could not be run: ${error.message}`)));
    child.once('close', (status, signal) => {
      stopSignal.removeEventListener('abort', stop);
      clearTimeout(timer);
      if (status === 0) return resolve(output.stdout);
      if (stopSignal.aborted) return reject(stopSignal.reason);
      if (showFailure) process.stderr.write(output.all);
      if (late) return reject(new Failure(`${name} took longer than ${timeoutMs / 1_000} s`));
      const reason = output.stderr.trim().split('\n').at(-1) || (signal ?? `exit status ${status}`);
      reject(new Failure(showFailure ? `${name} failed, see above` : `${name} failed: ${reason}`));
    });
  });
}

/** Runs npm like `run`. */
export const npm = (words, options) => run(...npmCommand(words), { name: `npm ${words.join(' ')}`, ...options });

/** Returns the command line of the npm that runs this script, or of the npm on the PATH. */
export function npmCommand(words) {
  const own = process.env.npm_execpath;
  return own && /npm-cli\.c?js$/.test(own) ? [process.execPath, [own, ...words]] : ['npm', words];
}
