// `npm run monitoring`: a real Prometheus scrapes the product under load; dashboard and alerts are held against it.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('monitoring', async () => {
  await install();
  return onPinnedNode('tools/monitoring/main.mjs', process.argv.slice(2));
});
