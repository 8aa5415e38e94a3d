import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../lib/build.mjs';
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { cells } from './cells.mjs';
import { costs } from './costs.mjs';

/** Measurements by the names of `--only`. Each uses a folder of its own and reports labels with values. */
const parts = { costs, cells };

const tell = (what, value) => process.stdout.write(`  ${what.padEnd(64)} ${value}\n`);

await runMain('scale', async () => {
  const { only, rounds } = readOptions(process.argv.slice(2));
  await build();
  for (const name of only) {
    stopSignal.throwIfAborted();
    const folder = await mkdtemp(join(tmpdir(), 'partner-scale-'));
    try {
      process.stdout.write(`\n${name}\n`);
      await parts[name](folder, { rounds, tell });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return 0;
});

/** Reads `--only NAME` (repeatable), and `--rounds N` of cells. @throws Failure */
function readOptions(args) {
  const options = {
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '8' },
  };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Failure(error.message);
  }
  const { only = Object.keys(parts), rounds } = values;
  const unknown = only.find((name) => !(name in parts));
  if (unknown) throw new Failure(`unknown measurement ${unknown}; known are ${Object.keys(parts).join(', ')}`);
  if (!/^[1-9]\d{0,9}$/.test(rounds)) throw new Failure(`--rounds must be a whole number above 0, not ${rounds}`);
  return { only, rounds: Number(rounds) };
}
