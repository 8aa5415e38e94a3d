// Runs all scenarios, or those named by `--only NAME` (repeatable), and prints the table of docs/reliability.md.
// `--postgres FOLDER` runs them on the server with the programs in this folder, unless they need another one. `--rounds
// N` sets the size of `move`, `patroni` and `ordered`, `--records N` of `move`, `split` and `ordered`, `--events N` of
// `ordered`. Scenarios whose PostgreSQL is not installed are left out.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure.mjs';
import { runMain } from '../../lib/run-main.mjs';
import { stopSignal } from '../../lib/stop-signal.mjs';
import { withFixture } from '../shared/fixture.mjs';
import { Report } from '../shared/report.mjs';
import { percentile } from '../shared/until.mjs';
import { scenarios } from './scenarios/index.mjs';

await runMain('faults', async () => {
  const chosen = chosenScenarios();
  const results = [];
  for (const scenario of chosen) results.push(await playOne(scenario));
  const wrong = results.flatMap(({ title, failures }) => failures.map((failure) => `${title}: ${failure}`));
  process.stdout.write(`\n${table(results)}\n\n${wrong.length === 0 ? 'every scenario passed' : wrong.join('\n')}\n`);
  return wrong.length === 0 ? 0 : 1;
});

/** @throws Failure for an unknown name */
function chosenScenarios() {
  const text = { type: 'string' };
  const options = { only: { ...text, multiple: true }, postgres: text, rounds: text, records: text, events: text };
  const { only = Object.keys(scenarios), postgres, ...sizes } = parseArgs({ options }).values;
  const unknown = only.find((name) => !(name in scenarios));
  if (unknown) throw new Failure(`unknown scenario ${unknown}; known are ${Object.keys(scenarios).join(', ')}`);
  const counts = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Number(size)]));
  return only
    .flatMap((name) => scenarios[name])
    .map((scenario) => ({ programs: postgres && resolve(postgres), ...scenario, ...counts }))
    .filter(({ title, programs }) => {
      const isThere = programs === undefined || existsSync(join(programs, 'pg_ctl'));
      if (!isThere) process.stdout.write(`skipped: ${title}: there is no PostgreSQL in ${programs}\n`);
      return isThere;
    });
}

/** Runs one scenario with services of its own. @returns its result */
async function playOne({ title, play, ...options }) {
  stopSignal.throwIfAborted();
  process.stdout.write(`\n${title}\n`);
  const report = new Report();
  let postgres = '–';
  try {
    const counts = await withFixture(options, (fixture) => {
      postgres = fixture.version;
      return play(fixture, report, options);
    });
    return { ...report.result(title, counts), postgres };
  } catch (error) {
    stopSignal.throwIfAborted();
    // The other scenarios still run.
    return { ...report.ended(title, error.message), postgres };
  }
}

/** Formats the results as a Markdown table, one row each. */
function table(results) {
  const columns = ['scenario', 'PostgreSQL', 'events', 'kills', 'lost', 'doubled', 'wrong responses'];
  const head = [...columns, 'recovery, s (p50 / max)'];
  return [head, head.map(() => '---'), ...results.map(cells)].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cells({ title, postgres, events, kills, lost, doubled, wrongAnswers, recovery }) {
  const seconds = (value) => value.toFixed(2);
  const recovered =
    recovery.length === 0 ? '–' : `${seconds(percentile(recovery, 0.5))} / ${seconds(Math.max(...recovery))}`;
  return [title, postgres, events, kills, lost, doubled, wrongAnswers, recovered];
}
