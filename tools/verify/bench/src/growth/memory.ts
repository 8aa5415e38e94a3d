import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median } from '../figures.js';
import { figuresOf, measure, type Measured } from '../measured.js';
import { type Path, paths } from '../paths/paths.js';
import type { Program } from '../fixture/processes.js';

const bound = 250 * 1024 * 1024;
/** Number of each path among sixteen requests; paths that are not listed have one. */
const shares: Readonly<Record<string, number>> = { 'list of 50 orders, HIT': 6, 'one order by id': 4 };

/**
 * Resident memory of the API after many mixed requests, relative to that after half of them, when caches are full:
 * growth after that would not end. Above 250 MB it fails, whatever the ratio.
 */
export function memoryGrowth({ options: { mixed } }: Bench): Measurement {
  const name = `resident memory after ${mixed.toLocaleString('en')} mixed requests`;
  const against = `that after ${(mixed / 2).toLocaleString('en')}, and 250 MB`;
  return { name, run: (bench) => measured({ name, against, goal: 1.05, atMost: true }, mixed, bench) };
}

async function measured(what: Parameters<typeof compareToGoal>[0], mixed: number, bench: Bench): Promise<Figures> {
  const { fixture } = bench;
  // Sums over a million rows take half a second each, and allocate nothing lasting.
  const mix = paths(fixture.pathCompanies).filter(
    ({ redis, connections, by }) => !redis && !connections && by?.kind !== 'books',
  );
  const asked = mix.flatMap((path) =>
    Array.from({ length: shares[path.name] ?? 1 }, () => ({ request: path.api, keys: fixture.keysOf(path.by) })),
  );
  const api = await bench.api();
  try {
    await prepare(mix, bench);
    const at = async (requests: number): Promise<{ run: Measured; memory: number }> => ({
      run: await measure(api, asked, { requests }, fixture.postmaster),
      memory: await medianMemory(api),
    });
    const first = await at(mixed / 2);
    const last = await at(mixed / 2);
    const figures = compareToGoal(
      what,
      last.memory / first.memory,
      { ...figuresOf(`after ${mixed}`, last.run), memory: last.memory },
      { ...figuresOf(`after ${mixed / 2}`, first.run), memory: first.memory },
    );
    return { ...figures, met: figures.met && last.memory < bound };
  } finally {
    await api.stop();
  }
}

async function prepare(mix: readonly Path[], { fixture }: Bench): Promise<void> {
  for (const path of mix) if (path.prepare) await fixture.client.query(path.prepare);
}

/** Returns the median of several readings within a second. */
async function medianMemory(program: Program): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    looks.push(await program.memory());
    await pause(200);
  }
  return median(looks);
}
