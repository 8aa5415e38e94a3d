import { join } from 'node:path';
import { reachable } from '../lib/reachable.mjs';
import { builtOf } from './compile.mjs';
import { WarmProcess } from './warm-process.mjs';

const running = new Set();

/**
 * A server that is started anew when a file is edited that it loads. One that ends by itself does not end the others:
 * it
 * waits for the next edit.
 */
export class DevelopmentServer {
  /** Resolves when it was ready for the first time, with its address. */
  ready;
  #firstReady;
  #process;
  #next;
  #reach;
  #stopped = false;

  /** @param options as a `ServerProcess` has them. */
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
   * Starts those anew that load one of these sources; a source that nobody knows yet may be loaded by all.
   * @param at when it was edited, by `performance.now()`.
   */
  static async reload(sources, at) {
    const files = sources.map(builtOf);
    const servers = await Promise.all([...running].map(async (server) => ({ server, ...(await server.#loaded()) })));
    const isUnknown = files.some((file) => !servers.some((each) => each.files.has(file)));
    const affected = servers.filter((each) => isUnknown || files.some((file) => each.files.has(file)));
    await Promise.all(affected.map(({ server }) => server.#again(at)));
    // While nobody waits: what they load may be others now, and the next processes get ready.
    await Promise.all(affected.map(({ server }) => server.#prepare()));
  }

  /** It may end as often as the code is wrong: others go on. */
  failure() {
    return new Promise(() => undefined);
  }

  async stop() {
    this.#stopped = true;
    running.delete(this);
    await Promise.all([this.#process.stop(), this.#next?.kill()]);
  }

  async #again(at) {
    // Nobody but a developer waits for what it does; claims end with its sessions.
    await this.#process.kill();
    if (this.#stopped || !(await this.#start())) return;
    const seconds = ((performance.now() - at) / 1_000).toFixed(1);
    process.stdout.write(`${this.name} is ready, ${seconds} s after the edit\n`);
  }

  /** @returns whether it became ready, rather than ended. */
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
