import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { cacheFolder, root } from './root.mjs';
import { npm } from './run.mjs';

const fingerprintFile = join(cacheFolder, 'build');
const parts = '{apps/*,libs/*,libs/platform/*,tools/verify/{bench,fuzz,stripe}}';
const toolchain = ['.swcrc', 'nx.json', 'package.json', 'package-lock.json', 'tools/{bundle,lib/contexts}.mjs'];

/**
 * Builds everything on the pinned Node.js, unless nothing changed since the last build by this function: then running
 * processes keep their files, and a start takes no time for it.
 */
export async function build() {
  await withFileLock('build', async () => {
    const made = await readFile(fingerprintFile, 'utf8').catch(() => '');
    if (made !== '' && made === (await fingerprint())) return;
    process.stdout.write('building …\n');
    await npm(['run', 'build'], { showFailure: true, env: { ...process.env, NX_DAEMON: 'false' } });
    await mkdir(dirname(fingerprintFile), { recursive: true });
    await writeFile(fingerprintFile, await fingerprint());
  });
}

/**
 * Returns a hash that changes with the size or time of any source and of any built file. Reading the contents would
 * take longer than all else that a start does before the database.
 */
async function fingerprint() {
  const hash = createHash('sha256');
  const folders = await Array.fromAsync(glob(parts, { cwd: root }));
  const inside = ['src', 'public', 'php', 'python', 'releases', 'dist', 'bundle'];
  const nested = folders.flatMap((folder) => inside.flatMap((name) => filesIn(folder, name)));
  const single = await Array.fromAsync(
    glob([`${parts}/*.{html,mjs}`, `${parts}/{package,operations}.json`, 'tools/bundle/*', ...toolchain], {
      cwd: root,
    }),
  );
  for (const path of [...nested, ...single].sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Lists the files of a folder and of all folders in it, with their paths from the root; none if there is no folder. */
function filesIn(...parents) {
  const folder = join(...parents);
  const entries = existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [];
  return entries.flatMap((entry) => (entry.isDirectory() ? filesIn(folder, entry.name) : [join(folder, entry.name)]));
}

/** The parts of the runtime library that a start needs: all of it takes half a second to load. */
export const runtime = async () => ({
  ...(await import('../../libs/platform/runtime/dist/settings/read-settings.js')),
  ...(await import('../../libs/platform/runtime/dist/launch/launch.js')),
});

/** The libraries that start and test share with the servers. Call after `build`. */
export const testing = () => import('../../libs/testing/dist/index.js');
export const embedded = () => import('../../libs/platform/embedded/dist/index.js');
export const stripe = () => import('../verify/stripe/dist/index.js');
export const postgres = () => import('../../libs/platform/postgres/dist/index.js');
export const schema = () => import('../../libs/platform/schema/dist/index.js');
export const kernel = () => import('../../libs/kernel/dist/index.js');
