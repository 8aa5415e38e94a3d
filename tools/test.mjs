// `npm test`: runs every test with the real services it needs. Like start.mjs it runs with nothing installed.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('test', async () => {
  await install();
  return onPinnedNode('tools/lib/test/test.mjs', process.argv.slice(2));
});
