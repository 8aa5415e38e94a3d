import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../../lib/failure.mjs';
import { onOtherVersions, scenarios } from './scenarios/index.mjs';

/** Programs of the oldest supported major version, as installed by Debian. */
const oldest = '/usr/lib/postgresql/15/bin';

/**
 * Options of the command line: `--only NAME` (repeatable) runs only these scenarios, `--postgres FOLDER` runs them on
 * the server with the programs in this folder unless they need another one, `--rounds N` sets the size of
 * `move` and `patroni`, `--records N` the size of `move`, `--write` writes docs/reliability.md from all scenarios,
 * including those about PostgreSQL on its oldest version.
 * @throws Failure
 */
export async function readOptions(words) {
  const { only = [], write = false, postgres, rounds, records } = parsed(words);
  const counts = { ...(rounds && { rounds: Number(rounds) }), ...(records && { records: Number(records) }) };
  const unknown = only.find((name) => !(name in scenarios));
  if (unknown) throw new Failure(`unknown scenario ${unknown}; known are ${Object.keys(scenarios).join(', ')}`);
  if (write && only.length > 0) throw new Failure('--write needs the results of all scenarios: leave out --only');
  if (write && postgres) throw new Failure('--write already runs both versions: leave out --postgres');
  const programs = postgres && resolve(postgres);
  const needed = only.flatMap((name) => scenarios[name].map((scenario) => scenario.programs));
  for (const folder of [programs, write && oldest, ...needed].filter(Boolean)) await checkPrograms(folder);
  const names = only.length > 0 ? only : Object.keys(scenarios);
  const chosen = names
    .flatMap((name) => scenarios[name])
    .map((scenario) => ({ ...scenario, ...counts, programs: scenario.programs ?? programs }));
  const played = only.length > 0 ? chosen : await possible(chosen);
  const again = write ? onOtherVersions.flatMap((name) => scenarios[name]) : [];
  return { scenarios: [...played, ...again.map((scenario) => ({ ...scenario, programs: oldest }))], write };
}

/** Leaves out scenarios that need a PostgreSQL which is not installed, and says so. */
async function possible(chosen) {
  const found = [];
  for (const scenario of chosen) {
    const failure = scenario.programs && (await checkPrograms(scenario.programs).catch((error) => error));
    if (failure) process.stdout.write(`skipped: ${scenario.title}: ${failure.message}\n`);
    else found.push(scenario);
  }
  return found;
}

async function checkPrograms(folder) {
  await access(join(folder, 'pg_ctl')).catch(() => {
    throw new Failure(`there is no PostgreSQL in ${folder}: install postgresql-15, or name another folder`);
  });
}

function parsed(args) {
  const options = {
    only: { type: 'string', multiple: true },
    postgres: { type: 'string' },
    write: { type: 'boolean' },
    rounds: { type: 'string' },
    records: { type: 'string' },
  };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure(error.message);
  }
}
