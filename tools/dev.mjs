// `npm run dev`: runs the same as `npm start`, and restarts the affected servers after an edit of a source.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runService } from './lib/run-main.mjs';

await runService('dev', async () => {
  await install();
  return onPinnedNode('tools/dev/main.mjs');
});
