import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gibibyte = 2 ** 30;
const memory = '/dev/shm';
/** Type that `statfs` reports for a file system in memory. */
const tmpfs = 0x01021994;

/**
 * Creates the folder of a test run: in memory where there is plenty, because each of the many databases of a run
 * consists of several hundred files, which take ten times as long to create on a disk.
 */
export async function temporaryFolder() {
  return mkdtemp(join((await hasRoomInMemory()) ? memory : tmpdir(), 'partner-test-'));
}

async function hasRoomInMemory() {
  const found = await statfs(memory).catch(() => undefined);
  return (
    found?.type === tmpfs && found.bavail * found.bsize >= 8 * gibibyte && process.availableMemory() >= 16 * gibibyte
  );
}
