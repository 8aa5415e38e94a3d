import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { killGroup } from '../lib/kill.mjs';
import { cacheFolder, root } from '../lib/root.mjs';

/** Maximum time for the server's running work (W15). */
const stopTimeoutMs = 40_000;

/** A process that starts a program in half the time, since it has already loaded the packages of the program. */
export class WarmProcess {
  /** Resolves with its status or signal when it has ended. */
  ended;
  wasKilled = false;
  #child;

  /** @param packages names of the packages to load in advance */
  constructor({ env, launch }, packages) {
    const words = [join(import.meta.dirname, 'warm.mjs'), join(cacheFolder, 'compiled'), ...packages];
    this.#child = spawn(process.execPath, ['--enable-source-maps', ...(launch?.flags ?? []), ...words], {
      cwd: root,
      env: { ...launch?.environment, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.ended = once(this.#child, 'exit').then(([status, signal]) => signal ?? `exit status ${status}`);
  }

  /**
   * Runs a program, a path in the checkout, and appends its output to a log.
   * @returns the text after `ready` on the line that the program prints; never resolves if it ends before
   */
  run(program, log) {
    const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
    this.#child.stderr.pipe(file);
    this.#child.send(join(root, program));
    return new Promise((resolve) => {
      createInterface({ input: this.#child.stdout }).on('line', (line) => {
        file.write(`${line}\n`);
        const [, rest] = /^ready\b *(.*)$/.exec(line) ?? [];
        if (rest !== undefined) resolve(rest);
      });
    });
  }

  /** Kills it. */
  async kill() {
    this.wasKilled = true;
    killGroup(this.#child, 'SIGKILL');
    await this.ended;
  }

  /** Asks it to end, and kills it after a timeout. */
  async stop() {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(this.#child, 'SIGKILL'), stopTimeoutMs);
    await this.ended;
    clearTimeout(timer);
  }
}
