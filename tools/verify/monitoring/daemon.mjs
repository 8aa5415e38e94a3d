import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failure } from '../../lib/failure.mjs';
import { until } from '../faults/until.mjs';

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
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
