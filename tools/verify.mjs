// `npm run verify -- <name> [options]`: runs a verification program of tools/verify/README.md. Without a name it lists
// them. Runs with nothing installed, like start.mjs.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from './lib/failure.mjs';
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { root } from './lib/root.mjs';
import { runMain } from './lib/run-main.mjs';

const [name, ...options] = process.argv.slice(2);
const folder = join(root, 'tools/verify');

await runMain(name ?? 'verify', async () => {
  if (name === undefined) return list();
  const isBuilt = existsSync(join(folder, name, 'src/main.ts'));
  const program = join(folder, name, isBuilt ? 'dist/main.js' : 'main.mjs');
  if (!isBuilt && !existsSync(program)) {
    throw new Failure(`there is no verification program ${name}: npm run verify lists the names`);
  }
  await install();
  // A built program must not be detached: Ctrl-C has to reach the servers that it started.
  return onPinnedNode('tools/lib/verify.mjs', [program, ...options], { detached: !isBuilt });
});

/** Prints each name of the README's table with its description. */
async function list() {
  const page = await readFile(join(folder, 'README.md'), 'utf8');
  for (const [, each, proves] of page.matchAll(/^\| `([a-z-]+)` *\| ([^|]*?) *\|/gm)) {
    process.stdout.write(`${each.padEnd(12)} ${proves}\n`);
  }
  return 0;
}
