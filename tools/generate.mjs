// `npm run generate [-- <names>]`: writes the documents that are derived from the code: all, or those named. With
// `--check` it writes nothing and fails if one is outdated. Runs with nothing installed, like start.mjs.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('generate', async () => {
  await install();
  return onPinnedNode('tools/lib/generate/main.mjs', process.argv.slice(2));
});
