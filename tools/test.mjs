// `npm test`: every test, with the real services they need. Like start.mjs it runs with nothing installed.
import { install } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { toTheEnd } from './lib/to-the-end.mjs';

await toTheEnd('test', async () => {
  await install();
  return onPinnedNode('tools/lib/test/test.mjs', process.argv.slice(2));
});
