// `npm start`: runs everything on one machine, from an empty checkout. This file and its imports run on the system's
// Node.js with nothing installed; code that needs the pinned Node.js and the packages is in lib/start.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runService } from './lib/run-main.mjs';

await runService('start', async () => {
  await install();
  return onPinnedNode('tools/lib/start/start.mjs');
});
