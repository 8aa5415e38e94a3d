import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Redis as Client } from 'ioredis';
import { findRedis } from '../../lib/test/find-redis.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { endChild } from '../../lib/kill.mjs';

/** A Redis without persistence that keeps its address after a restart. */
export class Redis {
  static async start(folder) {
    const redis = new Redis();
    redis.folder = folder;
    redis.port = await freePort();
    await redis.begin();
    return redis;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin() {
    const { command, env } = await findRedis();
    const words = [
      '--port',
      this.port,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      this.folder,
    ];
    this.child = spawn(command, words.map(String), { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface({ input: this.child.stdout })) {
      if (/ready to accept connections/i.test(line)) break;
    }
    this.child.stdout.resume();
  }

  /** Deletes all its data. */
  async empty() {
    const client = new Client(this.url);
    await client.flushall();
    client.disconnect();
  }

  /** Runs one command. */
  async command(name, ...words) {
    const client = new Client(this.url);
    await client.call(name, ...words);
    client.disconnect();
  }

  async stop() {
    await endChild(this.child, 'SIGKILL');
  }
}
