import type { Bench } from '../bench.js';
import { type Comparison, type Figures, held, median, quantile, type SideFigures } from '../figures.js';
import { seededId } from '../fixture/seed.js';
import type { SeededCompany } from '../fixture/seeded-company.js';
import { OneByOne } from './one-by-one.js';

/** A list of one company. */
export interface AskedList {
  /** What it is called in the output. */
  readonly side: string;
  readonly company: SeededCompany;
  /** Below `/partner/v1/`; the n-th request. */
  readonly path: (n: number) => string;
}

/** How often each list is asked before it counts, and how often at least, however long it takes. */
const warmUp = 5;
const fewest = 20;

/** No two changes are the same: one that changes nothing would leave lists in the cache. */
let changes = 0;

/**
 * How much longer one list takes than another. Both are asked in turn, and an order of the company is changed before
 * each of them, so that none comes from the cache.
 * @throws Error when an answer is no success or came from the cache, or when they differ in the number of items.
 */
export async function compareLatency(
  what: Comparison,
  lists: readonly [AskedList, AskedList],
  bench: Bench,
): Promise<Figures> {
  const api = await bench.api();
  const client = new OneByOne(api.url);
  const times: [number[], number[]] = [[], []];
  const timed = async (
    { company, path }: AskedList,
    n: number,
  ): Promise<{ milliseconds: number; items: number | undefined }> => {
    const [key] = bench.fixture.keysOf(company);
    // Not one of the first page.
    const changed = seededId('3', company, 1_000 + (n % 9_000));
    changes += 1;
    await client.ask('PATCH', `/partner/v1/orders/${changed}`, key!, {
      externalReferences: { bench: `${process.pid}-${changes}` },
    });
    const { hit, ...answer } = await client.ask('GET', `/partner/v1/${path(n)}`, key!);
    if (hit) throw new Error(`${what.name}: an answer came from the cache`);
    return answer;
  };
  try {
    const until = performance.now() + bench.options.seconds * 1_000;
    for (let n = 0; n < warmUp + fewest || performance.now() < until; n += 1) {
      const [slow, quick] = [await timed(lists[0], n), await timed(lists[1], n)];
      if (slow.items !== quick.items) throw new Error(`${what.name}: ${slow.items} items against ${quick.items}`);
      if (n < warmUp) continue;
      times[0].push(slow.milliseconds);
      times[1].push(quick.milliseconds);
    }
    const [slow, quick] = [sideOf(lists[0], times[0]), sideOf(lists[1], times[1])];
    return held(what, slow.p50 / quick.p50, { ...slow, memory: await api.memory() }, quick);
  } finally {
    await client.close();
    await api.stop();
  }
}

const sideOf = ({ side }: AskedList, times: readonly number[]): SideFigures & { p50: number } => ({
  side,
  rps: 1_000 / median(times),
  p50: median(times),
  p99: quantile(times, 0.99),
  errors: 0,
});
