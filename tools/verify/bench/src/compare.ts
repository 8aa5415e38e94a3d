import { type Comparison, type Figures, held, median } from './figures.js';
import type { Asked } from './load.js';
import { figuresOf, measure, type Measured } from './measured.js';
import type { Options } from './options.js';
import { analyzeNewTables } from './fixture/analyze-new-tables.js';
import type { BenchFixture } from './fixture/fixture.js';
import type { Program } from './fixture/processes.js';

/** One side of a comparison. */
export interface Side extends Asked {
  readonly program: Program;
  /** Makes room for what a run writes. */
  readonly prepare?: () => Promise<unknown>;
}

/** Until V8 has compiled what is asked for: before that a request takes up to twice the processor time. */
const warmUpSeconds = 5;

/**
 * Drives both sides in turn, A B A B A B, and compares the medians.
 * @throws Error when either side answered anything but success, or when their answers differ in the number of items.
 */
export async function compare(
  what: Comparison,
  [api, ceiling]: readonly [Side, Side],
  { seconds, rounds }: Options,
  { client, postmaster }: Pick<BenchFixture, 'client' | 'postmaster'>,
): Promise<Figures> {
  // The same request to both, and one that no run makes.
  const n = -1 - Math.floor(Math.random() * 1e6);
  const [ours, theirs] = [await itemsOf(api, n), await itemsOf(ceiling, n)];
  if (ours !== theirs) throw new Error(`${what.name}: the API answers ${ours} items, the ceiling ${theirs}`);
  const run = async (side: Side, length: number): Promise<Measured> => {
    await side.prepare?.();
    return measure(side.program, [side], { seconds: length }, postmaster);
  };
  await run(api, warmUpSeconds);
  await run(ceiling, warmUpSeconds);
  await analyzeNewTables(client);
  const runs: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    runs[0].push(await run(api, seconds));
    runs[1].push(await run(ceiling, seconds));
  }
  const [a, b] = runs.map(middle) as [ReturnType<typeof middle>, ReturnType<typeof middle>];
  const memory = await api.program.memory();
  return held(what, a.perSecond / b.perSecond, { ...figuresOf('API', a), memory }, figuresOf('ceiling', b));
}

/** The median of each figure. */
export function middle(runs: readonly Measured[]): Omit<Measured, 'requests' | 'answers'> {
  const of = (name: Exclude<keyof Measured, 'answers'>): number => median(runs.map((run) => run[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    errors: of('errors'),
    node: of('node'),
    postgres: of('postgres'),
  };
}

/** How many items one answer has; an answer that is no list counts as one. */
async function itemsOf({ program, request, keys, prepare }: Side, n: number): Promise<number> {
  await prepare?.();
  const answer = await fetch(program.url + request.path(n), {
    method: request.method,
    headers: {
      authorization: `Bearer ${keys[0]}`,
      ...(request.body && { 'content-type': 'application/json' }),
      ...request.headers?.(n),
    },
    ...(request.body && { body: request.body(n) }),
  });
  if (!answer.ok) throw new Error(`${program.url}${request.path(n)} answered ${answer.status}: ${await answer.text()}`);
  const body = (await answer.json()) as { data?: unknown[] };
  return Array.isArray(body.data) ? body.data.length : 1;
}
