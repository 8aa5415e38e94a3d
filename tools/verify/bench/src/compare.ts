import type pg from 'pg';
import { type Comparison, type Figures, compareToGoal, median, type SideFigures, sumOf } from './figures.js';
import { type Asked, drive, madeOf, type Run } from './load.js';
import type { Options } from './options.js';
import type { BenchFixture } from './fixture/fixture.js';
import { postgresCpu, type Program } from './fixture/processes.js';

/**
 * Analyzes tables that have received their first rows, as autovacuum does within a minute. Plans that PostgreSQL made
 * for the empty tables may read all rows.
 */
async function analyzeNewTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select format('%I.%I', s.schemaname, s.relname) as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where c.reltuples <= 0 and pg_relation_size(s.relid) > 0`);
  for (const { name } of rows) await client.query(`analyze ${name}`);
}

/** One side of a comparison. */
export interface Side extends Asked {
  readonly program: Program;
}

/** Warm-up until V8 has compiled the code: before that a request takes up to twice the processor time. */
const warmUpSeconds = 5;

/**
 * Drives both sides alternately, A B A B A B, and compares the medians of their processor time.
 * @throws Error when any response is not a success, or the responses of the sides differ in the number of items
 */
export async function compare(
  what: Comparison,
  [api, ceiling]: readonly [Side, Side],
  { seconds, rounds }: Options,
  { client, postmaster }: Pick<BenchFixture, 'client' | 'postmaster'>,
): Promise<Figures> {
  // The same request to both, and one that no run sends.
  const n = -1 - Math.floor(Math.random() * 1e6);
  const [ours, theirs] = [await itemsOf(api, n), await itemsOf(ceiling, n)];
  if (ours !== theirs) throw new Error(`${what.name}: the API returns ${ours} items, the ceiling ${theirs}`);
  const run = (side: Side, length: number): Promise<Measured> => measure(side, length, postmaster);
  await run(api, warmUpSeconds);
  await run(ceiling, warmUpSeconds);
  await analyzeNewTables(client);
  const runs: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    runs[0].push(await run(api, seconds));
    runs[1].push(await run(ceiling, seconds));
  }
  const [a, b] = runs.map(medians) as [ReturnType<typeof medians>, ReturnType<typeof medians>];
  const memory = await api.program.memory();
  return compareToGoal(what, sumOf(b) / sumOf(a), { ...figuresOf('API', a), memory }, figuresOf('ceiling', b));
}

/** A run, with the microseconds of processor time of each request. */
interface Measured extends Run {
  readonly node: number;
  readonly postgres: number;
}

/** Drives a program and measures its processor time. @throws Error when any response is not a success */
async function measure(side: Side, seconds: number, postmaster: number): Promise<Measured> {
  const { program } = side;
  const before = [await program.cpu(), await postgresCpu(postmaster)] as const;
  const run = await drive(program.url, [side], { seconds });
  if (run.errors > 0) throw new Error(`${run.errors} responses of ${program.url} were not a success: ${run.answers}`);
  const spent = (after: number, was: number): number => ((after - was) * 1_000_000) / Math.max(1, run.requests);
  const node = spent(await program.cpu(), before[0]);
  return { ...run, node, postgres: spent(await postgresCpu(postmaster), before[1]) };
}

type Medians = Omit<Measured, 'requests' | 'answers'>;

/** Returns the median of each figure. */
function medians(runs: readonly Measured[]): Medians {
  const of = (name: keyof Medians): number => median(runs.map((run) => run[name]));
  const [perSecond, p50, p99, errors] = [of('perSecond'), of('p50'), of('p99'), of('errors')];
  return { perSecond, p50, p99, errors, node: of('node'), postgres: of('postgres') };
}

/** Converts a run to the figures of a side. */
const figuresOf = (side: string, { perSecond: rps, node, postgres, ...others }: Medians): SideFigures => ({
  ...others,
  side,
  rps,
  cpuPerRequest: { node, postgres },
});

/** Returns the number of items in a response; 1 if it is not a list. */
async function itemsOf(side: Side, n: number): Promise<number> {
  const made = madeOf(side, n);
  const url = side.program.url + made.path;
  const answer = await fetch(url, made);
  if (!answer.ok) throw new Error(`${url} returned ${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as { data?: unknown[] };
  return Array.isArray(body.data) ? body.data.length : 1;
}
