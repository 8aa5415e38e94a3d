import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure.mjs';
import { onOtherVersions, scenarios } from './scenarios/index.mjs';

/** Programs of the oldest supported major version, as installed by Debian. */
const oldest = '/usr/lib/postgresql/15/bin';

/**
 * Options of the command line: `--only NAME` (repeatable) runs only these scenarios, `--postgres FOLDER` runs them on
 * the server with the programs in this folder unless they need another one, `--rounds N` sets the size of
 * `move`, `patroni` and `ordered`, `--records N` the size of `move`, `split` and `ordered`, `--events N` the size of
 * `ordered`, `--write` writes docs/reliability.md from all
 * scenarios, including those about PostgreSQL on its oldest version. Scenarios whose PostgreSQL is not installed are
 * left out.
 * @throws Failure
 */
export function readOptions(args) {
  const text = { type: 'string' };
  const options = { only: { ...text, multiple: true }, postgres: text, write: { type: 'boolean' } };
  const { values } = parseArgs({ args, options: { ...options, rounds: text, records: text, events: text } });
  const { only = [], write = false, postgres, ...sizes } = values;
  const unknown = only.find((name) => !(name in scenarios));
  if (unknown) throw new Failure(`unknown scenario ${unknown}; known are ${Object.keys(scenarios).join(', ')}`);
  if (write && (only.length > 0 || postgres)) throw new Failure('--write needs all scenarios on both versions');
  const counts = Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Number(size)]));
  const chosen = (only.length > 0 ? only : Object.keys(scenarios))
    .flatMap((name) => scenarios[name])
    .map((scenario) => ({ ...scenario, ...counts, programs: scenario.programs ?? (postgres && resolve(postgres)) }));
  const again = write ? onOtherVersions.flatMap((name) => scenarios[name]) : [];
  const all = [...chosen, ...again.map((scenario) => ({ ...scenario, programs: oldest }))];
  return { scenarios: all.filter(isPossible), write };
}

function isPossible({ title, programs }) {
  const isThere = programs === undefined || existsSync(join(programs, 'pg_ctl'));
  if (!isThere) process.stdout.write(`skipped: ${title}: there is no PostgreSQL in ${programs}\n`);
  return isThere;
}
