import type { Bench, Measurement } from '../bench.js';
import { type Figures, compareToGoal, median, quantile, type SideFigures } from '../figures.js';
import { type Asked, drive, type Request } from '../load.js';
import { keysEach } from '../fixture/seed.js';
import { createLead, type Path, paths } from '../paths/paths.js';
import { askSteadily } from './steady-load.js';

/** Twentieths of the mix: 80 % cached lists, 15 % others; the rest are writes. */
const mix: Readonly<Record<string, number>> = {
  'list of 50 orders, HIT': 16,
  'list of 50 orders with total, MISS': 3,
};
/** Requests a second of all other companies, and of the noisy one. */
const [others, noisy] = [60, 120];
/** Requests until V8 has compiled the code. */
const warmUp = 5_000;

const name = 'p99 of nineteen companies beside a noisy one';

/** Latency of nineteen companies' requests while the twentieth sends twice as many as all of them, none cached. */
export const noise: Measurement = { name, run: measured };

async function measured(bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const all = paths(fixture.companies);
  const asked = (keys: readonly string[], shares: Readonly<Record<string, number>>): readonly Asked[] =>
    Object.entries(shares).flatMap(([path, share]) =>
      Array<Asked>(share).fill({ request: requestOf(all, path), keys }),
    );
  const [quiet, loud] = [fixture.keysOf().slice(keysEach), fixture.keysOf().slice(0, 1)];
  const mixed = [...asked(quiet, mix), { request: createLead(fixture.companies.slice(1), false), keys: quiet }];
  const api = await bench.api();
  const runs: [number[], number[]] = [[], []];
  const run = async (beside: boolean): Promise<number[]> => {
    const length = { seconds: options.seconds };
    const [taken] = await Promise.all([
      askSteadily(api.url, mixed, { ...length, perSecond: others }),
      beside &&
        askSteadily(api.url, asked(loud, { 'list of 50 orders with total, MISS': 1 }), { ...length, perSecond: noisy }),
    ]);
    return [...taken];
  };
  try {
    await drive(api.url, mixed, { requests: warmUp });
    for (let round = 0; round < options.rounds; round += 1) {
      runs[0].push(...(await run(true)));
      runs[1].push(...(await run(false)));
    }
    const [beside, alone] = [sideOf('beside the noisy one', runs[0]), sideOf('alone', runs[1])];
    const against = 'without it, at the same rate';
    return compareToGoal({ name, against, goal: 2, atMost: true }, beside.p99 / alone.p99, beside, alone);
  } finally {
    await api.stop();
  }
}

const requestOf = (all: readonly Path[], wanted: string): Request => all.find(({ name: of }) => of === wanted)!.api;

const sideOf = (side: string, taken: readonly number[]): SideFigures & Required<Pick<SideFigures, 'p99'>> => ({
  side,
  p50: median(taken),
  p99: quantile(taken, 0.99),
  errors: 0,
});
