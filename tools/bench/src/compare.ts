import type { Options } from './options.js';
import { drive, type Request, type Run } from './load.js';
import { postgresCpu, type Program } from './stage/processes.js';

/** One side of a comparison. */
export interface Side {
  readonly program: Program;
  readonly request: Request;
  readonly keys: readonly string[];
  /** Makes room for what a run writes. */
  readonly prepare?: () => Promise<unknown>;
}

/** What came of a comparison. */
export interface Figures {
  readonly name: string;
  readonly against: string;
  readonly ratio: number;
  readonly goal: number;
  readonly met: boolean;
  /** Requests a second of the API, the median of its runs, and of what it is compared with. */
  readonly rps: number;
  readonly rpsAgainst: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time a request costs in the API's Node and in PostgreSQL. */
  readonly cpuPerRequest: Cpu;
  /** The same of what it is compared with. */
  readonly cpuPerRequestAgainst: Cpu;
  /** Bytes, at the end. */
  readonly memory: number;
}

/** Microseconds of processor time. */
export interface Cpu {
  readonly node: number;
  readonly postgres: number;
}

interface Measured extends Run {
  readonly node: number;
  readonly postgres: number;
}

/**
 * Drives both sides in turn, A B A B A B, and compares the medians.
 * @throws Error when either side answered anything but success, or when their answers differ in the number of items.
 */
export async function compare(
  what: Pick<Figures, 'name' | 'against' | 'goal'>,
  [api, ceiling]: readonly [Side, Side],
  { seconds, rounds }: Options,
  postmaster: number,
): Promise<Figures> {
  // The same request to both, and one that no run makes.
  const n = -1 - Math.floor(Math.random() * 1e6);
  const [ours, theirs] = [await itemsOf(api, n), await itemsOf(ceiling, n)];
  if (ours !== theirs) throw new Error(`${what.name}: the API answers ${ours} items, the ceiling ${theirs}`);
  await measure(api, 1, postmaster);
  await measure(ceiling, 1, postmaster);
  const runs: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    runs[0].push(await measure(api, seconds, postmaster));
    runs[1].push(await measure(ceiling, seconds, postmaster));
  }
  for (const run of runs.flat()) if (run.failures > 0) throw new Error(`${what.name}: ${run.failures} answers were no success: ${run.answers}`);
  const [a, b] = [median(runs[0], 'perSecond'), median(runs[1], 'perSecond')];
  return {
    ...what,
    ratio: a / b,
    met: a / b >= what.goal,
    rps: a,
    rpsAgainst: b,
    p50: median(runs[0], 'p50'),
    p99: median(runs[0], 'p99'),
    cpuPerRequest: { node: median(runs[0], 'node'), postgres: median(runs[0], 'postgres') },
    cpuPerRequestAgainst: { node: median(runs[1], 'node'), postgres: median(runs[1], 'postgres') },
    memory: await api.program.memory(),
  };
}

async function measure({ program, request, keys, prepare }: Side, seconds: number, postmaster: number): Promise<Measured> {
  await prepare?.();
  const before = [await program.cpu(), await postgresCpu(postmaster)] as const;
  const run = await drive(program.url, request, keys, seconds);
  const spent = (after: number, was: number): number => ((after - was) * 1_000_000) / Math.max(1, run.requests);
  return { ...run, node: spent(await program.cpu(), before[0]), postgres: spent(await postgresCpu(postmaster), before[1]) };
}

/** How many items one answer has; an answer that is no list counts as one. */
async function itemsOf({ program, request, keys, prepare }: Side, n: number): Promise<number> {
  await prepare?.();
  const answer = await fetch(program.url + request.path(n), {
    method: request.method,
    headers: { authorization: `Bearer ${keys[0]}`, ...(request.body && { 'content-type': 'application/json' }), ...request.headers?.(n) },
    ...(request.body && { body: request.body(n) }),
  });
  if (!answer.ok) throw new Error(`${program.url}${request.path(n)} answered ${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as { data?: unknown[] };
  return Array.isArray(body.data) ? body.data.length : 1;
}

function median(runs: readonly Measured[], of: Exclude<keyof Measured, 'answers'>): number {
  const sorted = runs.map((run) => run[of]).sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)]!;
}
