import { join } from 'node:path';
import { reachable } from '../lib/reachable.mjs';
import { cacheFolder } from '../lib/root.mjs';
import { ServerProcess } from '../lib/start/server-process.mjs';
import { builtOf } from './compile.mjs';

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
  /** Files that the built program loads. */
  #reach;

  /** @param options the options of a `ServerProcess` */
  constructor(name, { launch, main = `apps/${name}/bundle/main.js`, env, logs }) {
    this.name = name;
    this.log = join(logs, `${name}.log`);
    this.options = {
      logs,
      main: main.replace('/bundle/', '/dist/'),
      env: { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'), ...env },
      launch: { ...launch, flags: ['--enable-source-maps', ...(launch?.flags ?? [])] },
    };
    this.ready = new Promise((resolve) => (this.#firstReady = resolve));
    running.add(this);
    void this.#start();
  }

  /**
   * Restarts the servers that load one of these sources, or all of them if a source is unknown.
   * @param at time of the edit, by `performance.now()`
   */
  static async reload(sources, at) {
    const edited = sources.map(builtOf);
    const all = [...running].map(async (server) => ({ server, files: (await server.#reach).files }));
    const servers = await Promise.all(all);
    const isUnknown = edited.some((file) => !servers.some(({ files }) => files.has(file)));
    const affected = servers.filter(({ files }) => isUnknown || edited.some((file) => files.has(file)));
    await Promise.all(affected.map(({ server }) => server.#restart(at)));
  }

  /** Never resolves: the server may exit while its code is wrong. */
  failure() {
    return new Promise(() => undefined);
  }

  async stop() {
    running.delete(this);
    await this.#process.stop();
  }

  async #restart(at) {
    const former = this.#process;
    this.#process = undefined;
    // Killing is safe: only a developer waits for its work, and claims end with its sessions.
    await former.kill();
    if (!running.has(this) || !(await this.#start())) return;
    const seconds = ((performance.now() - at) / 1_000).toFixed(1);
    process.stdout.write(`${this.name} is ready, ${seconds} s after the edit\n`);
  }

  /** @returns true if it became ready, false if it exited */
  async #start() {
    this.#reach = reachable(this.options.main);
    const started = (this.#process = new ServerProcess(this.name, this.options));
    const url = await Promise.race([started.ready, started.ended.then(() => undefined)]);
    if (url !== undefined) this.#firstReady(url);
    else if (this.#process === started) process.stdout.write(`the ${this.name} ended: see ${this.log}\n`);
    return url !== undefined;
  }
}
