import { Bench, type Measurement } from './bench.js';
import { delay } from './deliveries/measure-delay.js';
import { deliveries } from './deliveries/measure-deliveries.js';
import type { Figures } from './figures.js';
import { readOptions } from './options.js';
import { noise } from './noise/measure-noise.js';
import { hotPaths } from './paths/measure-path.js';
import { lines, machine, writeTables } from './report.js';
import { BenchFixture } from './fixture/fixture.js';

/** The Redis of the tests, which is not part of a package. */
const { Redis } = (await import(new URL('../../../lib/test/redis.mjs', import.meta.url).href)) as {
  Redis: { start(folder: string): Promise<{ readonly url: string; stop(): Promise<void> }> };
};
const options = readOptions(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

say(machine());
const fixture = await BenchFixture.set(options.data);
const redis = await Redis.start(fixture.folder).catch((error: Error) =>
  say(`skipping measurements that need Redis: ${error.message}`),
);
const figures: Figures[] = [];
const refused: string[] = [];
try {
  const bench = new Bench(fixture, options, redis?.url ?? '');
  const all: readonly Measurement[] = [...hotPaths(bench), noise, deliveries, delay];
  for (const { name, run } of all.filter(wanted)) {
    try {
      const done = await run(bench);
      figures.push(done);
      say(lines(done));
    } catch (error) {
      // A ratio of wrong or different responses would be meaningless.
      refused.push(name);
      say(`REFUSED ${name}: ${String(error)}`);
    }
  }
} finally {
  await redis?.stop();
  await fixture.clear();
}
if (options.write) await writeTables(figures);
process.exitCode = refused.length === 0 && figures.every(({ met }) => met) ? 0 : 1;

function wanted({ name, redis: needed }: Measurement): boolean {
  return (options.only === undefined || name.includes(options.only)) && (!needed || redis !== undefined);
}
