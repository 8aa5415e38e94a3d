import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from '../../lib/build.mjs';
import { root } from '../../lib/root.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { readOptions } from './options.mjs';
import { reliabilityPage, table } from './reliability-page.mjs';
import { failuresOf, Report } from '../shared/report.mjs';

await runMain('faults', async () => {
  const { scenarios, write } = readOptions(process.argv.slice(2));
  await build();
  const started = performance.now();
  const results = [];
  for (const scenario of scenarios) results.push(await playOne(scenario));
  const wrong = results.flatMap(failuresOf);
  const seconds = Math.round((performance.now() - started) / 1_000);
  process.stdout.write(`\n${table(results)}\n\n`);
  process.stdout.write(`${wrong.length === 0 ? 'every scenario passed' : wrong.join('\n')} (${seconds} s)\n`);
  if (write) await writeFile(join(root, 'docs', 'reliability.md'), await reliabilityPage(results, seconds));
  return wrong.length === 0 ? 0 : 1;
});

/** Runs one scenario with services of its own. @returns its result */
async function playOne({ title, play, ...options }) {
  stopSignal.throwIfAborted();
  process.stdout.write(`\n${title}${options.programs ? `, ${options.programs}` : ''}\n`);
  const report = new Report((line) => process.stdout.write(line));
  let postgres = { version: '–' };
  try {
    const counts = await withFixture(options, (fixture) => {
      ({ postgres } = fixture);
      return play(fixture, report, options);
    });
    return { ...report.result(title, counts), postgres };
  } catch (error) {
    stopSignal.throwIfAborted();
    // The other scenarios still run.
    return { ...report.ended(title, error.message), postgres };
  }
}
