import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './kill.mjs';
import { stopSignal } from './stop-signal.mjs';
import { root } from './root.mjs';

const touchIntervalMs = 2_000;
const staleAfterMs = 20_000;

/**
 * Runs `action` while no other process of this checkout runs anything under the same name: `npm start` and `npm test`
 * may run at the same time, and must not install or build over each other. The holder keeps touching the lock file. A
 * file that is no longer touched belongs to a killed process and is taken over.
 */
export async function withFileLock(name, action) {
  const folder = join(root, '.nx');
  const path = join(folder, `${name}.lock`);
  await mkdir(folder, { recursive: true });
  while (!(await taken(path))) {
    await removeIfLeft(path);
    await pause(200, undefined, { signal: stopSignal });
  }
  const touching = setInterval(() => utimes(path, new Date(), new Date()).catch(() => undefined), touchIntervalMs);
  try {
    return await action();
  } finally {
    clearInterval(touching);
    await rm(path, { force: true });
  }
}

async function taken(path) {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

async function removeIfLeft(path) {
  try {
    const holder = Number(await readFile(path, 'utf8'));
    const { mtimeMs } = await stat(path);
    const left = Date.now() - mtimeMs > staleAfterMs || (holder > 0 && !isAlive(holder));
    if (!left) return;
    // Renamed first, so that only one of several processes that see an abandoned lock gets it.
    const aside = `${path}.${process.pid}`;
    await rename(path, aside);
    await rm(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}
