// `npm run verify -- busy [runs] [--projects=…]`: runs `npm test` three times in a row beside eight busy processes. No
// result of a test may depend on the speed of the machine.
import { spawn } from 'node:child_process';
import { onPinnedNode, pinnedNode } from '../../lib/pinned-node.mjs';
import { runMain } from '../../lib/run-main.mjs';

const busyProcesses = 8;
/** Uses a processor until its parent ends, even if that is killed: the channel closes. */
const spinning = `process.on('disconnect', process.exit);
  (function spin() { for (let i = 0; i < 1e8; i++); setImmediate(spin); })();`;

await runMain('busy', async () => {
  const words = process.argv.slice(2);
  const runs = Number(words.find((word) => /^\d+$/.test(word)) ?? 3);
  const loops = Array.from({ length: busyProcesses }, () =>
    spawn(pinnedNode, ['-e', spinning], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  try {
    for (let run = 1; run <= runs; run += 1) {
      process.stdout.write(`run ${run} of ${runs}\n`);
      const status = await onPinnedNode(
        'tools/lib/test/test.mjs',
        words.filter((word) => word.startsWith('-')),
      );
      if (status !== 0) return status;
    }
    return 0;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});
