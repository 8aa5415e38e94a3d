import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench, Measurement } from '../bench.js';
import { medians } from '../compare.js';
import { type Figures, compareToGoal } from '../figures.js';
import { figuresOf, measure, type Measured } from '../measured.js';
import type { Program } from '../fixture/processes.js';
import { type Path, paths } from '../paths/paths.js';

/** Paths whose processor time may grow by a twentieth with traces at the default sampling. */
const traced = ['list of 50 orders with total, MISS', 'create a lead without a key'];

/** Requests until V8 has compiled the code that creates and exports spans, which only a tenth of them run. */
const warmUp = 20_000;

/** Factor for the number of rounds, plus one: a twentieth is as small as the variation between runs. */
const roundsEach = 2;

/** Cost of traces: processor time of requests with default tracing, relative to no tracing. */
export const tracing = ({ fixture }: Bench): readonly Measurement[] =>
  paths(fixture.pathCompanies)
    .filter(({ name }) => traced.includes(name))
    .map((path) => ({ name: `traces: ${path.name}`, run: (bench) => measured(path, bench) }));

async function measured({ name, api: request, by, prepare }: Path, bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  // In this process, so that its cost is not counted for the API.
  const collector = createServer((exported, answer) => void exported.resume().on('end', () => answer.end()));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const sides = await Promise.all([bench.api(false, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }), bench.api()]);
  try {
    const keys = fixture.keysOf(by);
    const run = async (program: Program, length: Parameters<typeof measure>[2]): Promise<Measured> => {
      if (prepare) await fixture.client.query(prepare);
      return measure(program, [{ request, keys }], length, fixture.postmaster);
    };
    for (const program of sides) await run(program, { requests: warmUp });
    const runs: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round <= roundsEach * options.rounds; round += 1)
      for (const [index, program] of sides.entries())
        runs[index]!.push(await run(program, { seconds: options.seconds }));
    const [on, off] = runs.map(medians) as [ReturnType<typeof medians>, ReturnType<typeof medians>];
    const what = {
      name: `traces: ${name}`,
      against: 'the same without traces, processor time',
      goal: 1.05,
      atMost: true,
    };
    const ratio = (on.node + on.postgres) / (off.node + off.postgres);
    return compareToGoal(what, ratio, figuresOf('traced', on), figuresOf('not traced', off));
  } finally {
    await Promise.all(sides.map((program) => program.stop()));
    collector.closeAllConnections();
    collector.close();
  }
}
