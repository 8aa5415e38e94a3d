import { join } from 'node:path';
import { apiLaunch, type Launch } from '@partner/runtime';
import type { Figures } from './figures.js';
import type { Options } from './options.js';
import { Program } from './fixture/processes.js';
import type { BenchFixture } from './fixture/fixture.js';

/** A measurement of the benchmark. */
export interface Measurement {
  readonly name: string;
  /** True if it needs a Redis. */
  readonly redis?: boolean;
  readonly run: (bench: Bench) => Promise<Figures>;
}

/** The fixture and programs that measurements use. */
export class Bench {
  constructor(
    readonly fixture: BenchFixture,
    readonly options: Options,
    /** URL of the Redis for measurements that need one. */
    readonly redisUrl: string,
  ) {}

  /**
   * Starts the real API as operators do.
   * @param redis true to use Redis @param more additional settings
   */
  async api(redis = false, more: Readonly<Record<string, string>> = {}): Promise<Program> {
    const settings = { ...this.#settings(redis), ...more };
    return Program.start('apps/api/bundle/main.js', settings, this.profiled(apiLaunch));
  }

  /** Folder for the profiles of programs under test, if profiles are requested. */
  get profiles(): string | undefined {
    return this.options.flame === undefined ? undefined : join(this.fixture.folder, 'profiles');
  }

  /** Returns launch options that make a program write a profile when it ends, if profiles are requested. */
  profiled(launch: Launch = { flags: [], environment: {} }): Launch {
    if (this.profiles === undefined) return launch;
    return { ...launch, flags: [...launch.flags, '--cpu-prof', `--cpu-prof-dir=${this.profiles}`] };
  }

  /** Starts the bare server, which knows every caller's company. */
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
