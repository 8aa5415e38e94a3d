import type { Bench, Measurement } from '../bench.js';
import { type Figures, held, median, type SideFigures } from '../figures.js';
import { postgresCpu, type Program } from '../fixture/processes.js';
import { allConnections, type Asked, drive } from '../load.js';
import { paths } from '../paths/paths.js';

const processes = 4;
const mixed = [
  'list of 50 orders, HIT with Redis',
  'list of 50 orders with total, MISS, with Redis',
  'one order by id, with Redis',
  'create a lead without a key, with Redis',
];
/** Requests of each process until V8 has compiled what is asked for. */
const warmUp = 10_000;

/** What a run was like: microseconds of processor time of a request, and requests a second. */
interface Measured {
  readonly perSecond: number;
  readonly node: number;
  readonly postgres: number;
}

/**
 * What a request costs where four API processes share a database and a Redis, against one process that has all of
 * their callers. Processor time stands for processors that this machine does not have.
 */
export const manyProcesses: Measurement = {
  name: `${processes} API processes on one database and one Redis`,
  redis: true,
  run: measured,
};

async function measured(bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const asked: readonly Asked[] = paths(fixture.pathCompanies)
    .filter(({ name }) => mixed.includes(name))
    .map(({ api, by }) => ({ request: api, keys: fixture.keysOf(by) }));
  const programs = await Promise.all(Array.from({ length: processes }, () => bench.api(true)));
  try {
    for (const { url } of programs) await drive(url, asked, { requests: warmUp });
    const run = (some: readonly Program[]): Promise<Measured> =>
      cost(some, asked, { seconds: options.seconds }, fixture.postmaster);
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
    const sum = ({ cpuPerRequest: { node, postgres } }: typeof all): number => node + postgres;
    return held(what, sum(all) / sum(one), all, one);
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
  }
}

/** Drives processes at once, with the callers divided among them. @throws Error when any answer was no success. */
async function cost(
  programs: readonly Program[],
  asked: readonly Asked[],
  length: Parameters<typeof drive>[2],
  postmaster: number,
): Promise<Measured> {
  const spent = async (): Promise<[number, number]> => {
    const each = await Promise.all(programs.map((program) => program.cpu()));
    return [each.reduce((sum, seconds) => sum + seconds, 0), await postgresCpu(postmaster)];
  };
  const before = await spent();
  const each = allConnections / programs.length;
  const runs = await Promise.all(programs.map(({ url }) => drive(url, asked, length, each)));
  const after = await spent();
  const refused = runs.find(({ errors }) => errors > 0);
  if (refused) throw new Error(`${refused.errors} answers were no success: ${refused.answers}`);
  const requests = runs.reduce((sum, run) => sum + run.requests, 0);
  return {
    perSecond: runs.reduce((sum, run) => sum + run.perSecond, 0),
    node: ((after[0] - before[0]) * 1_000_000) / requests,
    postgres: ((after[1] - before[1]) * 1_000_000) / requests,
  };
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
