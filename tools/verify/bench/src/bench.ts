import { launches } from '@partner/runtime';
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
   * @param redis true to use Redis
   */
  async api(redis = false): Promise<Program> {
    return Program.start('apps/api/bundle/main.js', this.#settings(redis), launches.api);
  }

  /** Starts the real worker. */
  worker(): Promise<Program> {
    const settings = { ...this.fixture.settings, PARTNER_LOG_LEVEL: 'silent' };
    return Program.start('apps/worker/bundle/main.js', settings, launches.worker);
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
