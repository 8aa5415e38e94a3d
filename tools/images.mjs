// `npm run images`: builds the images without a container engine, checks them, and sells an order through them.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('images', async () => {
  await install();
  return onPinnedNode('tools/images/main.mjs');
});
