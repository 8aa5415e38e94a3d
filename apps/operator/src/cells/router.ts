import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, unusable } from '@partner/embedded';
import { pushMap, readMap } from './push-map.js';
import type { RouteMap } from './route-maps.js';
import { RuntimeSocket } from './runtime-socket.js';

/** Name of the map file in the folder. */
const file = 'cells.map';

/** Map file of HAProxy, and the maps of the running processes. */
export class Router {
  /** Map of each running process, by the address of its socket; absent after a failure. */
  readonly #running = new Map<string, RouteMap>();

  constructor(
    private readonly folder: string,
    /** Addresses of runtime sockets. */
    private readonly addresses: readonly string[],
  ) {}

  /** Writes the configuration. @returns true if it differs from the previous one, so that HAProxy has to load it. */
  async configure(files: Readonly<Record<string, string>>): Promise<boolean> {
    await makeFolder(this.folder, 0o755).catch(unusable('--folder'));
    const written = await Promise.all(Object.entries(files).map(([name, text]) => this.#write(name, text)));
    return written.includes(true);
  }

  /**
   * Writes the map file, which HAProxy reads when it starts, then changes the map of the running processes.
   * @param compares reads the running map instead of relying on the previous push.
   * @returns the number of entries that differed, and of running proxies. One that does not run reads the files when it
   *   starts.
   * @throws DomainError `unavailable` when a running HAProxy cannot be reached; the next push compares.
   */
  async push(map: RouteMap, compares: boolean) {
    const started = performance.now();
    await this.#write(file, textOf(map));
    if (compares) this.#running.clear();
    const results = await Promise.allSettled(this.addresses.map((address) => this.#pushTo(address, map)));
    const counts = results.flatMap((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value ?? [];
    });
    return {
      running: counts.length,
      changed: Math.max(0, ...counts),
      milliseconds: Math.round(performance.now() - started),
    };
  }

  #pushTo(address: string, wanted: RouteMap): Promise<number | undefined> {
    const before = this.#running.get(address);
    this.#running.delete(address);
    return RuntimeSocket.use(address, async (socket) => {
      const path = join(this.folder, file);
      const count = await pushMap(socket, path, { known: before ?? (await readMap(socket, path)), wanted });
      this.#running.set(address, wanted);
      return count;
    });
  }

  /** Replaces a file at once, so that HAProxy never reads half of it. */
  async #write(name: string, text: string): Promise<boolean> {
    const path = join(this.folder, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return false;
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
    return true;
  }
}

const textOf = (map: ReadonlyMap<string, string>): string =>
  [...map].map(([key, value]) => `${key} ${value}\n`).join('');
