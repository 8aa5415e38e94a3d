import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What starts the Redis of the tests: a script of the workspace, which is no package. */
const starter = new URL('../../../lib/test/redis.mjs', import.meta.url).href;
type Starter = { readonly startRedis: (folder: string) => Promise<{ url: string; child: ChildProcess }> };

/** The Redis that both sides share: that of `REDIS_URL`, else one started here. */
export class BenchRedis {
  private constructor(
    readonly url: string,
    private readonly child?: ChildProcess,
  ) {}

  /** @throws Failure when there is no server to start. */
  static async start(folder: string): Promise<BenchRedis> {
    const given = process.env['REDIS_URL'];
    if (given) return new BenchRedis(given);
    const { startRedis } = (await import(starter)) as Starter;
    const { url, child } = await startRedis(folder);
    return new BenchRedis(url, child);
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
