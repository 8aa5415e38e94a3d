import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../kill.mjs';

const gibibyte = 2 ** 30;
const memory = '/dev/shm';
/** Type that `statfs` reports for a file system in memory. */
const tmpfs = 0x01021994;
const prefix = 'partner-test-';
/** Age from which the folder of a process that does not exist is abandoned; another container may share the memory. */
const abandonedAfterMs = 3_600_000;

/**
 * Creates the folder of a test run: in memory where there is plenty, because each of the many databases of a run
 * consists of several hundred files, which take ten times as long to create on a disk.
 */
export async function temporaryFolder() {
  await removeAbandoned();
  return mkdtemp(join((await hasRoomInMemory()) ? memory : tmpdir(), `${prefix}${process.pid}-`));
}

async function hasRoomInMemory() {
  const found = await statfs(memory).catch(() => undefined);
  return (
    found?.type === tmpfs && found.bavail * found.bsize >= 8 * gibibyte && process.availableMemory() >= 16 * gibibyte
  );
}

/** Frees the memory of runs that were killed together with their services. */
async function removeAbandoned() {
  const names = await readdir(memory).catch(() => []);
  for (const name of names) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : NaN;
    if (!(pid > 0) || isAlive(pid)) continue;
    const folder = join(memory, name);
    const { mtimeMs = Infinity } = (await stat(folder).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
