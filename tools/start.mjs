// `npm start`: everything on one machine, from nothing. This file and what it imports run on the Node of the system,
// with nothing installed; what needs the pinned Node and the packages is in lib/start.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runMain } from './lib/run-main.mjs';

await runMain('start', async () => {
  await install();
  return onPinnedNode('tools/lib/start/start.mjs');
});
