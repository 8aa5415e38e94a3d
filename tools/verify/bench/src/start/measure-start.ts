import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median, type SideFigures } from '../figures.js';
import { Program } from '../fixture/processes.js';

const times = 5;

/** Time until the API is ready, relative to a minimal Nest application on Fastify. */
export const startUp: Measurement = { name: 'start of the API until ready', run: measured };

async function measured(bench: Bench): Promise<Figures> {
  const taken: [number[], number[]] = [[], []];
  const start = async (begin: () => Promise<Program>): Promise<number> => {
    const program = await begin();
    await program.stop();
    return program.startedIn;
  };
  const api = (): Promise<Program> => bench.api();
  const least = (): Promise<Program> => Program.start('tools/verify/bench/dist/start/one-controller.js', {});
  // The first start of each reads the disk.
  await start(api);
  await start(least);
  for (let time = 0; time < times; time += 1) {
    taken[0].push(await start(api));
    taken[1].push(await start(least));
  }
  const side = (name: string, values: readonly number[]): SideFigures => ({
    side: name,
    p50: median(values),
    p99: Math.max(...values),
    errors: 0,
  });
  const what = { name: startUp.name, against: 'a Nest application with one controller', goal: 2.2, atMost: true };
  return compareToGoal(
    what,
    median(taken[0]) / median(taken[1]),
    side('API', taken[0]),
    side('one controller', taken[1]),
  );
}
