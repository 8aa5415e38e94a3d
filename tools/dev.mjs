// `npm run dev`: what `npm start` runs, and after an edit of a source what it changes is started anew.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('dev', async () => {
  await install();
  return onPinnedNode('tools/dev/main.mjs');
});
