import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopRequest } from './stop-signal.mjs';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** The Node that the project is made for, installed as a package. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/**
 * Runs a script of this project on the pinned Node and gives its exit status. A request to stop is passed on once;
 * the script notices by its channel when this process was killed. Detached, as it is unless said otherwise, it is in a
 * process group of its own: Ctrl-C reaches it through this process alone, and so once. One that is not detached has no
 * channel either, and runs as the shell would run it.
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
