import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopRequest } from './stop-signal.mjs';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** The Node.js version of the project, installed as a package. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/**
 * Runs a script of this project on the pinned Node.js and returns its exit status. A request to stop is forwarded once.
 * The script notices through its IPC channel if this process is killed. By default it runs detached, in a process group
 * of its own, so that Ctrl-C reaches it only through this process, and only once. A script that is not detached has no
 * channel, and runs as in the shell.
 */
export async function onPinnedNode(script, words = [], { detached = true } = {}) {
  const child = spawn(pinnedNode, [join(root, script), ...words], {
    cwd: root,
    detached,
    stdio: ['ignore', 'inherit', 'inherit', ...(detached ? ['ipc'] : [])],
  });
  void stopRequest.then(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => {
      if (signal) reject(new Failure(`it was ended by ${signal}`));
      else resolve(status);
    });
  });
}
