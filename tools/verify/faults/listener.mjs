import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../lib/failure.mjs';
import { root } from '../../lib/root.mjs';

/** A program that reads the feed, and goes on where it was when it is started again. */
export class FeedReader {
  constructor(words, env) {
    this.words = words;
    this.env = env;
  }

  /** It says on standard output when it begins. */
  async start() {
    this.child = spawn(process.execPath, this.words, { env: this.env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(this.child, 'exit');
    await Promise.race([
      once(this.child.stdout, 'data'),
      ended.then(() => {
        throw new Failure(`${this.words.join(' ')} ended by itself`);
      }),
    ]);
    this.child.stdout.resume();
    return this;
  }

  async end(signal = 'SIGKILL') {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

/** `partner listen`. */
export const listener = (url, forward, key, env) =>
  new FeedReader(
    [
      join(root, 'apps/operator/bundle/main.js'),
      'listen',
      '--key',
      key,
      '--api',
      url,
      '--forward',
      forward,
      '--from-start',
    ],
    env,
  );

/** A program of an integrator that keeps the ids of events in a file. */
export const follower = (url, file, key, env) =>
  new FeedReader([join(import.meta.dirname, 'follower.mjs'), url, file, key], env);

/** The ids in such a file, as often as they are there. */
export async function followed(file) {
  return (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1);
}
