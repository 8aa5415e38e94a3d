import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';

/** A program that reads the feed, and resumes when it is started again. */
export class FeedReader {
  constructor(words, env) {
    this.words = words;
    this.env = env;
  }

  /** Resolves when the program reports on standard output that it has started. */
  async start() {
    this.child = spawn(process.execPath, this.words, { env: this.env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(this.child, 'exit');
    await Promise.race([
      once(this.child.stdout, 'data'),
      ended.then(() => {
        throw new Failure(`${this.words.join(' ')} exited by itself`);
      }),
    ]);
    this.child.stdout.resume();
    return this;
  }

  async end() {
    await endChild(this.child, 'SIGKILL');
  }
}

/** `partner listen` of the integrators' command line. */
export const listener = (url, forward, key, env) =>
  new FeedReader(
    [
      join(root, 'libs/sdk/dist/cli/main.js'),
      ...`listen --from-start --key ${key} --api ${url} --forward ${forward}`.split(' '),
    ],
    { ...env, PARTNER_CONFIG_DIR: env.PARTNER_DATA_DIR },
  );

/** An integrator's program that stores the ids of events in a file. */
export const follower = (url, file, key, env) =>
  new FeedReader([join(import.meta.dirname, 'follower.mjs'), url, file, key], env);

/** Returns the ids in such a file, including repetitions. */
export async function followed(file) {
  return (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1);
}
