import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.mjs';
import { killGroup } from '../kill.mjs';
import { root } from '../root.mjs';

/** Longer than the longest request (W15), so that every one under way is answered. */
const stopTimeoutMs = 40_000;

/** One of the servers, run as a child that ends when this process does. */
export class ServerProcess {
  /** Resolves with what follows `ready` on the line that the server prints when it is. */
  ready;
  /** Resolves with how it ended. */
  ended;
  #child;
  #log;

  /**
   * @param launch how Node is started, as `apiLaunch` says it.
   * @param main its program, and the `words` of its command line.
   */
  constructor(name, { env, logs, launch, main = `apps/${name}/bundle/main.js`, words = [] }) {
    this.name = name;
    this.#log = join(logs, `${name}.log`);
    const log = openAnew(this.#log);
    this.#child = spawn(process.execPath, [...(launch?.flags ?? []), join(root, main), ...words], {
      cwd: root,
      env: { ...launch?.environment, ...env },
      // A process group of its own, so that what is left of it can be killed as a whole.
      detached: true,
      stdio: ['ignore', 'pipe', log, 'ipc'],
    });
    this.ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message));
      this.#child.once('exit', (status, signal) => resolve(signal ?? `exit status ${status}`));
    });
    this.ready = new Promise((resolve) => {
      const lines = createInterface({ input: this.#child.stdout });
      lines.on('line', (line) => {
        writeSync(log, `${line}\n`);
        const [, rest] = /^ready\b *(.*)$/.exec(line) ?? [];
        if (rest !== undefined) resolve(rest);
      });
      lines.once('close', () => closeSync(log));
    });
  }

  /** Never resolves. @throws Failure as soon as the server ends by itself, with the last line of its log. */
  async failure() {
    const how = await this.ended;
    throw new Failure(`the ${this.name} ended (${how}): ${lastLine(this.#log)} – see ${this.#log}`);
  }

  /** Asks it to end in order, and kills it when it does not. */
  async stop() {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(this.#child, 'SIGKILL'), stopTimeoutMs);
    await this.ended;
    clearTimeout(timer);
    killGroup(this.#child, 'SIGKILL');
  }
}

/** The log of the run before is kept beside it, and none older. */
function openAnew(path) {
  try {
    renameSync(path, path.replace(/\.log$/, '.former.log'));
  } catch {
    // There was none.
  }
  return openSync(path, 'a', 0o600);
}

/** What a server said last, out of the JSON of its log where it is that. */
function lastLine(log) {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const last = lines.at(-1) || 'it said nothing';
  try {
    const { msg, err } = JSON.parse(last);
    return err?.message ?? msg ?? last;
  } catch {
    return last;
  }
}
