import { spawn } from 'node:child_process';
import { Failure } from '../../lib/failure.mjs';
import { until } from '../shared/until.mjs';
import { endChild } from '../../lib/kill.mjs';

/** A program that runs until it is stopped. */
export class Daemon {
  /** @param url responds with success when the program is ready */
  static async start({ command, env }, words, url, more = {}) {
    const daemon = new Daemon();
    daemon.child = spawn(command, words, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'ignore'] });
    const isReady = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    const { held } = await until(isReady, 30);
    if (!held) throw new Failure(`${command} did not start`);
    return daemon;
  }

  async stop() {
    await endChild(this.child);
  }
}
