import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.mjs';
import { freePort } from '../free-port.mjs';
import { endChild } from '../kill.mjs';
import { run } from '../run.mjs';
import { findRedis } from './find-redis.mjs';

/** A Redis without persistence that keeps its address after a restart. */
export class Redis {
  /** @throws Failure when no Redis 7 or newer can be started */
  static async start(folder) {
    const redis = Object.assign(new Redis(), { folder, port: await freePort() });
    await redis.begin();
    return redis;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin() {
    const { command, env } = await findRedis();
    const version = await run(command, ['--version'], { env });
    if (!(Number(/v=(\d+)/.exec(version)?.[1]) >= 7)) throw new Failure(`Redis 7 is needed: ${version.trim()}`);
    const words = `--port ${this.port} --bind 127.0.0.1 --appendonly no --daemonize no`.split(' ');
    // A process group of its own, because Ctrl-C must end the tests first.
    const options = { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] };
    this.child = spawn(command, [...words, '--save', '', '--dir', this.folder], options);
    let last = 'it printed nothing';
    for await (const line of createInterface({ input: this.child.stdout })) {
      last = line;
      if (/ready to accept connections/i.test(line)) return void this.child.stdout.resume();
    }
    throw new Failure(`redis-server did not start: ${last}`);
  }

  /** Deletes all its data. */
  async empty() {
    const { Redis: Client } = await import('ioredis');
    const client = new Client(this.url);
    await client.flushall();
    client.disconnect();
  }

  async stop() {
    await endChild(this.child, 'SIGKILL');
  }
}
