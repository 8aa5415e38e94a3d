// `npm run restore-drill [-- crash|moment|standby]`: takes a backup under load, loses the database, restores it to a
// moment, and counts what is lost.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('restore-drill', async () => {
  await install();
  return onPinnedNode('tools/restore/main.mjs', process.argv.slice(2));
});
