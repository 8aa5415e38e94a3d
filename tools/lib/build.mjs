import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { cacheFolder, root } from './root.mjs';
import { npm } from './run.mjs';

const fingerprintFile = join(cacheFolder, 'build');
const parts = '{apps/*,libs/*,libs/platform/*,tools/verify/stripe}';

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

/** Returns a hash that changes with any source, and with any built file that was deleted or rebuilt by other means. */
async function fingerprint() {
  const hash = createHash('sha256');
  for (const path of await sorted([
    `${parts}/{src,public}/**/*`,
    `${parts}/*.html`,
    `${parts}/*.mjs`,
    `${parts}/package.json`,
    '.swcrc',
    'nx.json',
    'package.json',
    'package-lock.json',
    'tools/bundle.mjs',
    'tools/bundle/*',
    'tools/lib/contexts.mjs',
  ])) {
    const file = await stat(join(root, path));
    if (file.isFile()) hash.update(`${path}\0`).update(await readFile(join(root, path)));
  }
  for (const path of await sorted([`${parts}/{dist,bundle}/**/*`])) {
    const file = await stat(join(root, path));
    if (file.isFile()) hash.update(`${path}\0${file.size}\0${file.mtimeMs}\0`);
  }
  return hash.digest('hex');
}

async function sorted(patterns) {
  const paths = await Array.fromAsync(glob(patterns, { cwd: root }));
  return paths.sort();
}

/** The libraries that start and test share with the servers. Call after `build`. */
export const runtime = () => import('../../libs/platform/runtime/dist/index.js');
export const testing = () => import('../../libs/testing/dist/index.js');
export const embedded = () => import('../../libs/platform/embedded/dist/index.js');
export const stripe = () => import('../verify/stripe/dist/index.js');
export const postgres = () => import('../../libs/platform/postgres/dist/index.js');
export const schema = () => import('../../libs/platform/schema/dist/index.js');
export const kernel = () => import('../../libs/kernel/dist/index.js');
