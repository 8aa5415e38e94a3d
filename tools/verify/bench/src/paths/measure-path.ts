import type { Bench, Measurement } from '../bench.js';
import { compare, type Side } from '../compare.js';
import type { Figures } from '../figures.js';
import type { Program } from '../fixture/processes.js';
import { type Path, paths } from './paths.js';

/** Compares every hot path with the ceiling. */
export const hotPaths = ({ fixture }: Bench): readonly Measurement[] =>
  paths(fixture.companies).map((path) => ({
    name: path.name,
    redis: path.redis,
    run: (bench) => measured(path, bench),
  }));

/** Starts both sides for one path, so that no state of the previous one remains. */
async function measured(path: Path, bench: Bench): Promise<Figures> {
  const { fixture, options } = bench;
  const api = await bench.api(path.redis);
  const ceiling = await bench.ceiling(path.redis);
  try {
    const keys = fixture.keysOf(path.by);
    if (path.bytes) await copyResponse(api, ceiling, path, keys[0]!);
    const side = (program: Program, request: Side['request']): Side => ({ program, request, keys });
    const sides = [side(api, path.api), side(ceiling, path.ceiling)] as const;
    return await compare({ ...path, atMost: false }, sides, options, fixture);
  } finally {
    await Promise.all([api.stop(), ceiling.stop()]);
  }
}

/** Gives the ceiling the response bytes of the API. */
async function copyResponse(api: Program, ceiling: Program, { api: { path } }: Path, key: string): Promise<void> {
  const answer = await fetch(api.url + path(0), { headers: { authorization: `Bearer ${key}` } });
  await fetch(`${ceiling.url}/bytes`, {
    method: 'PUT',
    body: await answer.text(),
    headers: { 'content-type': 'application/json' },
  });
}
