// `npm run verify -- <name> [options]`: runs a verification program of tools/verify/README.md. Without a name it lists
// them. `<name>:<part>` runs a part of one. Runs with nothing installed, like start.mjs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './lib/failure.mjs';
import { withFileLock } from './lib/file-lock.mjs';
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { npm } from './lib/run.mjs';
import { runMain } from './lib/run-main.mjs';

const [name, ...options] = process.argv.slice(2);
const folder = 'tools/verify';

await runMain(name ?? 'verify', async () => {
  if (name === undefined) return list();
  const [own, part] = name.split(':');
  const script = [folder, own, part, 'main.mjs'].filter(Boolean).join('/');
  const program = [folder, own, 'dist', part, 'main.js'].filter(Boolean).join('/');
  const source = program.replace('/dist/', '/src/').replace(/js$/, 'ts');
  const [file, isBuilt] = existsSync(join(root, source)) ? [program, true] : [script, false];
  if (!isBuilt && !existsSync(join(root, script))) {
    throw new Failure(`there is no verification program ${name}: npm run verify lists the names`);
  }
  await install();
  // Only one build at a time, including builds of `npm start` and `npm test`.
  if (isBuilt) await withFileLock('build', () => npm(['run', 'build'], { showFailure: true }));
  // A built program must not be detached: Ctrl-C has to reach the servers that it started.
  return onPinnedNode(file, options, { detached: !isBuilt });
});

/** Prints each name of the README's table with its description. */
async function list() {
  const page = await readFile(join(root, folder, 'README.md'), 'utf8');
  for (const [, each, proves] of page.matchAll(/^\| `([a-z-]+)` *\| ([^|]*?) *\|/gm)) {
    process.stdout.write(`${each.padEnd(12)} ${proves}\n`);
  }
  return 0;
}
