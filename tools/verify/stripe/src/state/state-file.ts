import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Snapshot } from './snapshot.js';

/** File with the state. It is replaced atomically, so that it is never partially written. */
export class StateFile {
  #pending: (() => Snapshot) | undefined;

  constructor(private readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
  }

  /** @throws if the file exists and cannot be read. */
  read(): Snapshot | undefined {
    return existsSync(this.path) ? (JSON.parse(readFileSync(this.path, 'utf8')) as Snapshot) : undefined;
  }

  /** Schedules one write for all changes in this turn of the event loop. */
  write(state: () => Snapshot): void {
    if (!this.#pending) setImmediate(() => this.close());
    this.#pending = state;
  }

  /** Writes a pending state. */
  close(): void {
    const state = this.#pending;
    this.#pending = undefined;
    if (!state) return;
    const temporary = `${this.path}.new`;
    writeFileSync(temporary, JSON.stringify(state()), { mode: 0o600 });
    renameSync(temporary, this.path);
  }
}
