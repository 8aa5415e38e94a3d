// `npm run faults`: kills and stops what can fail while events are delivered, and counts what gets lost. Nothing may.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('faults', async () => {
  await install();
  return onPinnedNode('tools/faults/main.mjs', process.argv.slice(2));
});
