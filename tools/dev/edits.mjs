import { watch } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/root.mjs';
import { stopSignal } from '../lib/stop-signal.mjs';

/** Waiting time in milliseconds: editors write a file in several steps, and several files at once. */
const settledMs = 30;

/**
 * Yields edited, created and deleted sources of servers and libraries: `paths` in the checkout, and `at`, the time of
 * the first edit by `performance.now()`. Ends with a request to stop.
 */
export async function* edits() {
  let edited = new Set();
  let at;
  let wake = () => undefined;
  const folders = await Array.fromAsync(glob('{apps/*,libs/*,libs/platform/*}/src', { cwd: root }));
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true, signal: stopSignal }, (_event, name) => {
      if (!/(?<!\.spec|\.d)\.ts$/.test(name ?? '')) return;
      at ??= performance.now();
      edited.add(join(folder, name));
      wake();
    });
  }
  stopSignal.addEventListener('abort', () => wake());
  while (!stopSignal.aborted) {
    if (edited.size === 0) await new Promise((resolve) => (wake = resolve));
    await pause(settledMs);
    const found = { paths: [...edited], at };
    edited = new Set();
    at = undefined;
    if (found.paths.length > 0) yield found;
  }
}
