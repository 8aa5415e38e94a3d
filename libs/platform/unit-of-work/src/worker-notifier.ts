import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeChannel } from '@partner/postgres';
import type { WorkQueue } from './commit-declarations.js';

/** Notification that a commit created work of this kind, which workers then claim at once. */
interface WorkAvailable {
  readonly type: 'work';
  readonly queue: WorkQueue;
}

/**
 * Minimum interval of notifications in milliseconds: one is enough for any number of commits, and each costs a commit
 * of its own.
 */
const minIntervalMs = 10;

/**
 * Notifies workers after commits that created work. Callers do not wait for the notification. If it cannot be sent, it
 * is dropped: the work is in the database, and workers find it later by polling (E5).
 */
export class WorkerNotifier {
  readonly #pending = new Set<WorkQueue>();
  #sending: Promise<void> | undefined;

  constructor(private readonly channel: ChangeChannel) {}

  /**
   * Calls `wake` when work of a kind is available, and when notifications may have been missed. Call it before the
   * channel starts.
   */
  onWork(kind: WorkQueue, wake: () => void): void {
    this.channel.on<WorkAvailable>('work', { changed: ({ queue }) => void (queue === kind && wake()), missed: wake });
  }

  /** Schedules a notification, combined with notifications of other commits. */
  notify(kind: WorkQueue): void {
    this.#pending.add(kind);
    this.#sending ??= this.#send();
  }

  /** Resolves when all scheduled notifications have been sent or dropped. */
  async flushed(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      const kinds = [...this.#pending];
      this.#pending.clear();
      const notifications = kinds.map((queue) => this.channel.publish<WorkAvailable>({ type: 'work', queue }));
      await Promise.allSettled(notifications);
      if (this.#pending.size === 0) await pause(minIntervalMs);
    }
    this.#sending = undefined;
  }
}
