// `npm run release -- <version>`: releases the workspace under a version. It sets the version everywhere, dates the
// changelogs, freezes the migrations and the contract, keeps the packed SDK, and commits. It needs a clean work tree.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('release', async () => {
  await install();
  return onPinnedNode('tools/lib/release.mjs', process.argv.slice(2));
});
