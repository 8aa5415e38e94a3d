import type { Bench } from '../bench.js';
import { type Comparison, type Figures, compareToGoal, median, quantile, type SideFigures } from '../figures.js';
import { seededId } from '../fixture/seed.js';
import type { SeededCompany } from '../fixture/seeded-company.js';
import { OneByOne, type Timed } from './one-by-one.js';

/** A timed kind of request of one company. */
export interface Timing {
  /** Name in the output. */
  readonly side: string;
  readonly company: SeededCompany;
  /** Sends the n-th request. */
  readonly ask: (client: OneByOne, key: string, n: number) => Promise<Timed>;
}

/** Number of warm-up requests, and minimum number of counted ones, however long they take. */
const warmUp = 5;
const fewest = 20;

/** Makes every change different: a change without effect would leave lists in the cache. */
let changes = 0;

/** A change of an order that is not on the first page. */
export const change = (side: string, company: SeededCompany): Timing => ({
  side,
  company,
  ask: (client, key, n) => {
    changes += 1;
    return client.ask('PATCH', `/partner/v1/orders/${seededId('3', company, 1_000 + (n % 9_000))}`, key, {
      externalReferences: { bench: `${process.pid}-${changes}` },
    });
  },
});

/**
 * An uncached list, because an order of the company is changed first.
 * @param path path below `/partner/v1/` of the n-th request
 */
export const list = (side: string, company: SeededCompany, path: (n: number) => string): Timing => ({
  side,
  company,
  ask: async (client, key, n) => {
    await change(side, company).ask(client, key, n);
    const answer = await client.ask('GET', `/partner/v1/${path(n)}`, key);
    if (answer.hit) throw new Error(`${path(n)}: the response came from the cache`);
    return answer;
  },
});

/**
 * Compares the latency of two alternating requests.
 * @throws Error when a response is not a success or came from the cache, or when they differ in the number of items
 */
export async function compareLatency(
  what: Comparison,
  timings: readonly [Timing, Timing],
  bench: Bench,
): Promise<Figures> {
  const api = await bench.api();
  const client = new OneByOne(api.url);
  const times: [number[], number[]] = [[], []];
  const timed = ({ company, ask }: Timing, n: number): Promise<Timed> =>
    ask(client, bench.fixture.keysOf(company)[0]!, n);
  try {
    const until = performance.now() + bench.options.seconds * 1_000;
    for (let n = 0; n < warmUp + fewest || performance.now() < until; n += 1) {
      const [slow, quick] = [await timed(timings[0], n), await timed(timings[1], n)];
      if (slow.items !== quick.items) throw new Error(`${what.name}: ${slow.items} items against ${quick.items}`);
      if (n < warmUp) continue;
      times[0].push(slow.milliseconds);
      times[1].push(quick.milliseconds);
    }
    const [slow, quick] = [sideOf(timings[0], times[0]), sideOf(timings[1], times[1])];
    return compareToGoal(what, slow.p50 / quick.p50, { ...slow, memory: await api.memory() }, quick);
  } finally {
    await client.close();
    await api.stop();
  }
}

const sideOf = ({ side }: Timing, times: readonly number[]): SideFigures & { p50: number } => ({
  side,
  rps: 1_000 / median(times),
  p50: median(times),
  p99: quantile(times, 0.99),
  errors: 0,
});
