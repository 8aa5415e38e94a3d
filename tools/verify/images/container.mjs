import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../lib/failure.mjs';
import { killTree } from '../../lib/kill.mjs';

/**
 * Enters a container like an engine: a read-only root file system except for `/data` and `/tmp`, process ids of its
 * own, the image's user, and no capability or way to get one. Only the network is shared with the machine.
 */
const enter = `set -e
root=$1 data=$2 user=$3 folder=$4
shift 4
mount --make-rprivate /
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs --bounding-set=-all \\
  --inh-caps=-all sh -c 'cd "$1" && shift && exec "$@"' sh "$folder" "$@"`;

/** A process in a container of an image. */
export class Container {
  #child;
  #log = '';

  /** @param image an `Image` @param words replace the image's command, after its entry point */
  constructor({ root, data, configuration }, env, words = configuration.Cmd ?? []) {
    const { User, WorkingDir, Entrypoint, Env } = configuration;
    const command = [...(Entrypoint ?? []), ...words];
    const own = Object.fromEntries(
      Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    this.#child = spawn(
      'unshare',
      ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, 'sh', root, data, User, WorkingDir, ...command],
      { env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    this.ended = once(this.#child, 'close').then(([status, signal]) => signal ?? status);
    this.#child.stderr.setEncoding('utf8').on('data', (text) => (this.#log = (this.#log + text).slice(-20_000)));
  }

  /** Returns its output after it has ended. @throws Failure with the end of its log if its status is not 0 */
  async output(seconds) {
    let printed = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    const how = await this.#within(this.ended, seconds);
    if (how !== 0) throw new Failure(`it exited with ${how}: ${this.#log.trim().split('\n').at(-1)}`);
    return printed;
  }

  /** Waits until it prints that it is ready. */
  async ready(seconds) {
    const said = (async () => {
      for await (const line of createInterface({ input: this.#child.stdout })) {
        if (line.startsWith('ready')) return this.#child.stdout.resume();
      }
      throw new Failure(`it exited before it was ready: ${this.#log.trim().split('\n').at(-1)}`);
    })();
    await this.#within(said, seconds);
  }

  /**
   * Asks the first process of the container to end, as an engine does. @returns its status, or that it took too long
   */
  async stop(seconds) {
    process.kill(await this.#first(), 'SIGTERM');
    return this.#within(this.ended, seconds);
  }

  async kill() {
    if (this.#child.exitCode === null && this.#child.signalCode === null) killTree(this.#child, 'SIGKILL');
    await this.ended;
  }

  async #first() {
    const { pid } = this.#child;
    return Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')[0]);
  }

  async #within(what, seconds) {
    const waiting = new AbortController();
    const late = pause(seconds * 1_000, undefined, { signal: waiting.signal }).then(() => {
      throw new Failure(`it took longer than ${seconds} s: ${this.#log.trim().split('\n').at(-1)}`);
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([what, late]);
    } finally {
      waiting.abort();
    }
  }
}
