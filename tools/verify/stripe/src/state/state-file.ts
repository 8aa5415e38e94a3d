import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Snapshot } from './snapshot.js';

/** The file that state is kept in. It is replaced as a whole, so that it is never half written. */
export class StateFile {
  #pending: (() => Snapshot) | undefined;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
  }

  /** @throws when the file is there and cannot be read. */
  read(): Snapshot | undefined {
    return existsSync(this.path) ? (JSON.parse(readFileSync(this.path, 'utf8')) as Snapshot) : undefined;
  }

  /** Writes once for all changes made until the event loop turns. */
  write(state: () => Snapshot): void {
    if (!this.#pending) setImmediate(() => this.close());
    this.#pending = state;
  }

  /** Writes what is still to be written. */
  close(): void {
    const state = this.#pending;
    this.#pending = undefined;
    if (!state) return;
    const half = `${this.path}.new`;
    writeFileSync(half, JSON.stringify(state()), { mode: 0o600 });
    renameSync(half, this.path);
  }
}
