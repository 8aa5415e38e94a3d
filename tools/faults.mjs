// `npm run faults`: kills and stops what can fail while events are delivered, and counts what gets lost. Nothing may.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { toTheEnd } from './lib/to-the-end.mjs';

await toTheEnd('faults', async () => {
  await install();
  return onPinnedNode('tools/faults/main.mjs', process.argv.slice(2));
});
