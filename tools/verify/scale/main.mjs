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
import { upgrade } from './upgrade.mjs';

/** Measurements by the names of `--only`. Each uses a folder of its own and reports labels with values. */
const parts = { costs, upgrade, cells };

const tell = (what, value) => process.stdout.write(`  ${what.padEnd(64)} ${value}\n`);

await runMain('scale', async () => {
  const { only, ...sizes } = readOptions(process.argv.slice(2));
  await build();
  for (const name of only) {
    stopSignal.throwIfAborted();
    const folder = await mkdtemp(join(tmpdir(), 'partner-scale-'));
    try {
      process.stdout.write(`\n${name}\n`);
      await parts[name](folder, { ...sizes, tell });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return 0;
});

/** Reads `--only NAME` (repeatable), `--rows N` of the upgraded table, and `--rounds N` of cells. @throws Failure */
function readOptions(args) {
  const options = {
    only: { type: 'string', multiple: true },
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '8' },
  };
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Failure(error.message);
  }
  const { only = Object.keys(parts), ...sizes } = values;
  const unknown = only.find((name) => !(name in parts));
  if (unknown) throw new Failure(`unknown measurement ${unknown}; known are ${Object.keys(parts).join(', ')}`);
  for (const [name, size] of Object.entries(sizes))
    if (!/^[1-9]\d{0,9}$/.test(size)) throw new Failure(`--${name} must be a whole number above 0, not ${size}`);
  return { only, rows: Number(sizes.rows), rounds: Number(sizes.rounds) };
}
