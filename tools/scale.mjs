// `npm run scale`: measures what requests, writes and deliveries cost, and what docs/scale.md derives from it.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('scale', async () => {
  await install();
  return onPinnedNode('tools/scale/main.mjs', process.argv.slice(2));
});
