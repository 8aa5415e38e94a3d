import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure } from '../failure.mjs';
import { killGroup } from '../kill.mjs';
import { root } from '../root.mjs';

/** Longer than the longest request (W15), so that all running requests complete. */
const stopTimeoutMs = 40_000;

/** A server that runs as a child and ends with this process. */
export class ServerProcess {
  /** Resolves with the text after `ready` on the line that the server prints when it is ready. */
  ready;
  /** Resolves with its status or signal when it has ended. */
  ended;
  #child;
  #log;

  /**
   * @param launch options to start Node.js with, such as `launches.api`
   * @param main its program, with `words` as arguments
   */
  constructor(name, { env, logs, launch, main = `apps/${name}/bundle/main.js`, words = [] }) {
    this.name = name;
    this.#log = join(logs, `${name}.log`);
    const log = openNewLog(this.#log);
    this.#child = spawn(process.execPath, [...(launch?.flags ?? []), join(root, main), ...words], {
      cwd: root,
      env: { ...launch?.environment, ...env },
      // A process group of its own, so that all its descendants can be killed.
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

  /** Never resolves. @throws Failure when the server exits by itself, with the last line of its log */
  async failure() {
    const how = await this.ended;
    throw new Failure(`the ${this.name} ended (${how}): ${lastLine(this.#log)} – see ${this.#log}`);
  }

  /** Asks it to end, and kills it after a timeout. */
  async stop() {
    this.#child.kill('SIGTERM');
    const timer = setTimeout(() => killGroup(this.#child, 'SIGKILL'), stopTimeoutMs);
    await this.ended;
    clearTimeout(timer);
    killGroup(this.#child, 'SIGKILL');
  }

  async kill() {
    killGroup(this.#child, 'SIGKILL');
    await this.ended;
  }
}

/** Keeps the log of the previous run, and no older one. */
function openNewLog(path) {
  try {
    renameSync(path, path.replace(/\.log$/, '.former.log'));
  } catch {
    // There was no previous log.
  }
  return openSync(path, 'a', 0o600);
}

/** Returns the last message of a server, extracted from JSON if its log has that format. */
function lastLine(log) {
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  const last = lines.at(-1) || 'it printed nothing';
  try {
    const { msg, err } = JSON.parse(last);
    return err?.message ?? msg ?? last;
  } catch {
    return last;
  }
}
