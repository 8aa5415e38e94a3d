import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Frame, Origin } from './cpu-profile.js';
import { fileOf } from './draw-profiles.js';
import { flameGraph } from './flame-graph.js';

const execute = promisify(execFile);

/** Samples of a session in a second. */
const perSecond = 200;
/** Bytes of each stack that are recorded; a stack of nested plan nodes is deep. */
const stackBytes = 32_768;
/** Function that executes the messages of a client; what calls it is the same in all stacks. */
const outermost = 'PostgresMain';

/**
 * Draws a flame graph of the API's PostgreSQL sessions during a run, if `perf` of Linux is installed. A function that
 * the program does not export appears under the name of an exported one before it.
 * @throws Error when `perf` is not permitted
 */
export async function drawSessions(
  measurement: string,
  folder: string,
  client: pg.Client,
  run: () => Promise<unknown>,
): Promise<void> {
  const version = await execute('perf', ['--version']).catch(() => undefined);
  if (version === undefined) return;
  await mkdir(folder, { recursive: true });
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and application_name like 'partner api%'`,
  );
  const samples = join(folder, 'perf.data');
  const recording = [
    ...['record', '--quiet', '--event', 'cpu-clock', '--freq', `${perSecond}`, '--call-graph', `dwarf,${stackBytes}`],
    ...['--output', samples, '--pid', rows.map(({ pid }) => pid).join(',')],
  ];
  const perf = spawn('perf', recording, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(perf, 'exit');
  await once(perf, 'spawn');
  await Promise.race([run(), ended.then(() => Promise.reject(new Error('perf record ended early')))]);
  perf.kill('SIGINT');
  await ended;
  const options = { maxBuffer: 2 ** 30 };
  const { stdout } = await execute('perf', ['script', '-i', samples, '-F', 'ip,sym,dso', '--no-inline'], options);
  await rm(samples);
  const title = `${measurement}: PostgreSQL`;
  await writeFile(join(folder, fileOf(title)), flameGraph(title, foldSamples(stdout)));
}

/** Adds up the stacks of `perf script -F ip,sym,dso`: an empty line follows each, its innermost function is first. */
export function foldSamples(script: string): Frame {
  const root = new Stack(outermost, 'postgres');
  for (const sample of script.split('\n\n')) {
    const called = sample.split('\n').flatMap((line) => {
      const [, name, from] = /^\s+[0-9a-f]+ (.+) \((.+)\)$/.exec(line) ?? [];
      return name === undefined || from === undefined ? [] : [{ name, origin: originOf(from) }];
    });
    const outer = called.findLastIndex(({ name }) => name === outermost);
    if (outer !== -1) root.add(called.slice(0, outer).reverse());
  }
  return root.frame();
}

interface Called {
  readonly name: string;
  readonly origin: Origin;
}

/** A function with the stack that called it, and the samples in it and its callees. */
class Stack {
  readonly #calls = new Map<string, Stack>();
  #samples = 0;

  constructor(
    readonly name: string,
    readonly origin: Origin,
  ) {}

  add([next, ...inner]: readonly Called[]): void {
    this.#samples += 1;
    if (next === undefined) return;
    let called = this.#calls.get(next.name);
    if (!called) this.#calls.set(next.name, (called = new Stack(next.name, next.origin)));
    called.add(inner);
  }

  frame(): Frame {
    const calls = [...this.#calls.values()].map((call) => call.frame());
    return {
      ...{ name: this.name, file: '', origin: this.origin, time: this.#samples * (1_000_000 / perSecond) },
      calls: calls.sort((one, other) => other.time - one.time),
    };
  }
}

const originOf = (from: string): Origin =>
  from.startsWith('[') ? 'kernel' : from.endsWith('/postgres') ? 'postgres' : 'library';
