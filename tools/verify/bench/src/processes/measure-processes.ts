import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median, type SideFigures, sumOf } from '../figures.js';
import { postgresCpu, type Program } from '../fixture/processes.js';
import { type Asked, drive } from '../load.js';
import { paths } from '../paths/paths.js';
import { askSteadily } from './steady-load.js';

const processes = 4;
const mixed = [
  'list of 50 orders, HIT with Redis',
  'list of 50 orders with total, MISS, with Redis',
  'one order by id, with Redis',
  'create a lead without a key, with Redis',
];
/** Requests to each process until V8 has compiled the code. */
const warmUp = 10_000;
/** Requests to each process per second: four times as many are still within the capacity of two processors. */
const perSecond = 50;

/** Figures of a run: requests per second, and microseconds of processor time of each. */
interface Measured {
  readonly perSecond: number;
  readonly node: number;
  readonly postgres: number;
}

/**
 * Cost of a request with four API processes on one database and one Redis, relative to a single process at the same
 * rate each. Processor time stands in for the processors that this machine lacks.
 */
export const manyProcesses: Measurement = {
  name: `${processes} API processes on one database and one Redis, ${perSecond} requests a second each`,
  redis: true,
  run: measured,
};

async function measured(bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const asked: readonly Asked[] = paths(fixture.pathCompanies)
    .filter(({ name }) => mixed.includes(name))
    .map(({ api, by }) => ({ request: api, keys: fixture.keysOf(by) }));
  const programs = await Promise.all(Array.from({ length: processes }, () => bench.api(true)));
  // It would clean up after one side while the other is measured.
  await autovacuum(bench, 'off');
  try {
    for (const { url } of programs) await drive(url, asked, { requests: warmUp });
    const run = (some: readonly Program[]): Promise<Measured> => cost(some, asked, options.seconds, fixture.postmaster);
    const runs: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < options.rounds; round += 1) {
      runs[0].push(await run(programs));
      runs[1].push(await run(programs.slice(0, 1)));
    }
    const [all, one] = [sideOf(`${processes} processes`, runs[0]), sideOf('one process', runs[1])];
    const what = {
      name: manyProcesses.name,
      against: 'one process, processor time of a request of a mix',
      goal: 1.1,
      atMost: true,
    };
    return compareToGoal(what, sumOf(all.cpuPerRequest) / sumOf(one.cpuPerRequest), all, one);
  } finally {
    await autovacuum(bench, 'default');
    await Promise.all(programs.map((program) => program.stop()));
  }
}

async function autovacuum({ fixture: { client } }: Bench, to: 'off' | 'default'): Promise<void> {
  await client.query(`alter system set autovacuum = ${to}`);
  await client.query('select pg_reload_conf()');
}

/**
 * Sends requests to the processes concurrently, and subtracts the processor time of an equally long idle period.
 * @throws Error when a response is not a success, or a process does not keep up */
async function cost(
  programs: readonly Program[],
  asked: readonly Asked[],
  seconds: number,
  postmaster: number,
): Promise<Measured> {
  const spent = async (): Promise<[number, number]> => {
    const each = await Promise.all(programs.map((program) => program.cpu()));
    return [each.reduce((sum, seconds) => sum + seconds, 0), await postgresCpu(postmaster)];
  };
  const idle = await spent();
  await pause(seconds * 1_000);
  const before = await spent();
  const taken = await Promise.all(programs.map(({ url }) => askSteadily(url, asked, { seconds, perSecond })));
  const after = await spent();
  const requests = taken.flat().length;
  const each = (index: 0 | 1): number => ((after[index] - 2 * before[index] + idle[index]) * 1_000_000) / requests;
  return { perSecond: requests / seconds, node: each(0), postgres: each(1) };
}

const sideOf = (
  side: string,
  runs: readonly Measured[],
): SideFigures & Required<Pick<SideFigures, 'cpuPerRequest'>> => ({
  side,
  rps: median(runs.map(({ perSecond }) => perSecond)),
  errors: 0,
  cpuPerRequest: { node: median(runs.map(({ node }) => node)), postgres: median(runs.map(({ postgres }) => postgres)) },
});
