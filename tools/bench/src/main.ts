import { writeFile } from 'node:fs/promises';
import { compare, type Figures, type Side } from './compare.js';
import { readOptions } from './options.js';
import { type Path, paths } from './paths/paths.js';
import { line, machine } from './report.js';
import { Program } from './stage/processes.js';
import { Stage } from './stage/stage.js';

const options = readOptions(process.argv.slice(2));
const redisUrl = process.env['REDIS_URL'];
const say = (text: string): void => void process.stdout.write(`${text}\n`);

say(machine());
const stage = await Stage.set(options.large, options.data);
const figures: Figures[] = [];
try {
  const ordinary = stage.company('ordinary');
  const chosen = paths(ordinary, stage.company('yard')).filter(
    ({ name, redis }) => (options.only === undefined || name.includes(options.only)) && (!redis || redisUrl !== undefined),
  );
  for (const path of chosen) {
    const done = await measured(path);
    figures.push(done);
    say(line(done));
  }
} finally {
  await stage.clear();
}
if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
process.exitCode = figures.every(({ met }) => met) ? 0 : 1;

/** Starts both sides for one path, so that nothing of the one before is left in them. */
async function measured(path: Path): Promise<Figures> {
  const redis: Record<string, string> = path.redis && redisUrl ? { REDIS_URL: redisUrl } : {};
  const known = [...stage.keys].flatMap(([{ id }, keys]) => keys.map((key) => [`Bearer ${key}`, id] as const));
  const env = { ...stage.settings, ...redis, BENCH_COMPANIES: JSON.stringify(Object.fromEntries(known)) };
  const api = await Program.start('apps/api/dist/main.js', env);
  const ceiling = await Program.start('tools/bench/dist/ceiling/server.js', env);
  try {
    const keys = path.by ? stage.keys.get(path.by)! : stage.ordinaryKeys;
    if (path.bytes) await lend(api, ceiling, path, keys[0]!);
    const side = (program: Program, request: Side['request']): Side => ({
      program,
      request,
      keys,
      ...(path.prepare && { prepare: () => stage.client.query(path.prepare!) }),
    });
    return await compare(path, [side(api, path.api), side(ceiling, path.ceiling)], options, stage.postmaster);
  } finally {
    await Promise.all([api.stop(), ceiling.stop()]);
  }
}

/** Gives the ceiling the bytes that the API answers with. */
async function lend(api: Program, ceiling: Program, { api: { path } }: Path, key: string): Promise<void> {
  const answer = await fetch(api.url + path(0), { headers: { authorization: `Bearer ${key}` } });
  await fetch(`${ceiling.url}/bytes`, { method: 'PUT', body: await answer.text(), headers: { 'content-type': 'application/json' } });
}
