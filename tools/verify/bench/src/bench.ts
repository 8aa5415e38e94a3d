import { join } from 'node:path';
import { apiLaunch, type Launch } from '@partner/runtime';
import type { Figures } from './figures.js';
import type { Options } from './options.js';
import { Program } from './fixture/processes.js';
import type { BenchFixture } from './fixture/fixture.js';

/** Something that the benchmark measures. */
export interface Measurement {
  readonly name: string;
  /** Whether it takes a Redis. */
  readonly redis?: boolean;
  readonly run: (bench: Bench) => Promise<Figures>;
}

/** What measurements work with. */
export class Bench {
  constructor(
    readonly fixture: BenchFixture,
    readonly options: Options,
    /** Of the Redis for those that take one. */
    readonly redisUrl: string,
  ) {}

  /** Starts the real API, as operators do. @param redis whether it has a Redis. @param more settings of its own. */
  api(redis = false, more: Readonly<Record<string, string>> = {}): Promise<Program> {
    const settings = { ...this.#settings(redis), ...more };
    return Program.start('apps/api/bundle/main.js', settings, this.profiled(apiLaunch));
  }

  /** Where programs under test leave their profiles, if they are asked for. */
  get profiles(): string | undefined {
    return this.options.flame === undefined ? undefined : join(this.fixture.folder, 'profiles');
  }

  /** How a program under test is started so that it leaves a profile when it ends, if that is asked for. */
  profiled(launch: Launch = { flags: [], environment: {} }): Launch {
    if (this.profiles === undefined) return launch;
    return { ...launch, flags: [...launch.flags, '--cpu-prof', `--cpu-prof-dir=${this.profiles}`] };
  }

  /** Starts the bare server beside it, which knows every caller's company. */
  ceiling(redis = false): Promise<Program> {
    const known = [...this.fixture.keys].flatMap(([{ id }, keys]) => keys.map((key) => [`Bearer ${key}`, id] as const));
    return Program.start('tools/verify/bench/dist/ceiling/server.js', {
      ...this.#settings(redis),
      BENCH_COMPANIES: JSON.stringify(Object.fromEntries(known)),
    });
  }

  #settings(redis: boolean): Record<string, string> {
    return { ...this.fixture.settings, ...(redis && { REDIS_URL: this.redisUrl }) };
  }
}
