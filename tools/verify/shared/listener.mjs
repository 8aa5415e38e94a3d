import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endChild } from '../../lib/kill.mjs';
import { root } from '../../lib/root.mjs';
import { startProgram } from './server.mjs';

/** A program that reports on standard output that it has started, and resumes when it is started again. */
export class FeedReader {
  constructor(words, env) {
    Object.assign(this, { words, env });
  }

  async start() {
    this.child = await startProgram(this.words, this.env);
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
