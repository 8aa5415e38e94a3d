import { join } from 'node:path';
import { reachable } from '../lib/reachable.mjs';
import { builtOf } from './compile.mjs';
import { WarmProcess } from './warm-process.mjs';

const running = new Set();

/**
 * A server that restarts after an edit of a file that it loads. If it exits by itself, the other servers continue, and
 * it waits for the next edit.
 */
export class DevelopmentServer {
  /** Resolves with its URL when it is ready for the first time. */
  ready;
  #firstReady;
  #process;
  #next;
  #reach;
  #stopped = false;

  /** @param options the options of a `ServerProcess` */
  constructor(name, options) {
    this.name = name;
    this.options = options;
    this.program = join(options.main ?? `apps/${name}`, 'dist', 'main.js');
    this.log = join(options.logs, `${name}.log`);
    this.ready = new Promise((resolve) => (this.#firstReady = resolve));
    running.add(this);
    void this.#start().then(() => this.#prepare());
  }

  /**
   * Restarts the servers that load one of these sources, or all of them if a source is unknown.
   * @param at time of the edit, by `performance.now()`
   */
  static async reload(sources, at) {
    const files = sources.map(builtOf);
    const servers = await Promise.all([...running].map(async (server) => ({ server, ...(await server.#loaded()) })));
    const isUnknown = files.some((file) => !servers.some((each) => each.files.has(file)));
    const affected = servers.filter((each) => isUnknown || files.some((file) => each.files.has(file)));
    await Promise.all(affected.map(({ server }) => server.#restart(at)));
    // After the restart, because loaded files may have changed and the next processes take time to prepare.
    await Promise.all(affected.map(({ server }) => server.#prepare()));
  }

  /** Never resolves: the server may exit while its code is wrong. */
  failure() {
    return new Promise(() => undefined);
  }

  async stop() {
    this.#stopped = true;
    running.delete(this);
    await Promise.all([this.#process.stop(), this.#next?.kill()]);
  }

  async #restart(at) {
    // Killing is safe: only a developer waits for its work, and claims end with its sessions.
    await this.#process.kill();
    if (this.#stopped || !(await this.#start())) return;
    const seconds = ((performance.now() - at) / 1_000).toFixed(1);
    process.stdout.write(`${this.name} is ready, ${seconds} s after the edit\n`);
  }

  /** @returns true if it became ready, false if it exited */
  async #start() {
    const started = (this.#process = this.#next ?? new WarmProcess(this.options, []));
    this.#next = undefined;
    const url = await Promise.race([started.run(this.program, this.log), started.ended.then(() => undefined)]);
    if (url !== undefined) this.#firstReady(url);
    else if (!this.#stopped && !started.wasKilled) process.stdout.write(`the ${this.name} ended: see ${this.log}\n`);
    return url !== undefined;
  }

  async #prepare() {
    this.#reach = undefined;
    const { packages } = await this.#loaded();
    if (!this.#stopped) this.#next ??= new WarmProcess(this.options, [...packages]);
  }

  #loaded() {
    this.#reach ??= reachable(this.program);
    return this.#reach;
  }
}
