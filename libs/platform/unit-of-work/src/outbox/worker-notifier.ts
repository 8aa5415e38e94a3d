import { setTimeout as pause } from 'node:timers/promises';
import type { Change, ChangeChannel } from '@partner/postgres';
import type { WorkQueue } from './work-queue.js';

/** Says that a commit left work of this kind: workers look at once. */
export interface WorkAvailable extends Change {
  readonly type: 'work';
  readonly queue: WorkQueue;
}

/**
 * At most one notice in so many milliseconds: one is enough for any number of commits, and each costs a commit itself.
 */
const minIntervalMs = 10;

/**
 * Wakes workers after commits that left them something to do. Nobody waits for it, and a notice that cannot be sent is
 * dropped: the work stands in the database, and workers look for it by themselves, only later (E5).
 */
export class WorkerNotifier {
  readonly #pending = new Set<WorkQueue>();
  #sending: Promise<void> | undefined;

  constructor(private readonly channel: ChangeChannel) {}

  /** Sends a notice soon, one for all commits of a moment. */
  notify(kind: WorkQueue): void {
    this.#pending.add(kind);
    this.#sending ??= this.#send();
  }

  /** Resolves when every notice asked for is out. */
  async flushed(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      const kinds = [...this.#pending];
      this.#pending.clear();
      const notices = kinds.map((queue) => this.channel.publish<WorkAvailable>({ type: 'work', queue }));
      await Promise.allSettled(notices);
      if (this.#pending.size === 0) await pause(minIntervalMs);
    }
    this.#sending = undefined;
  }
}
