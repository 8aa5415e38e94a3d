import type { Actor } from './actor.js';

/**
 * Runs one change in one transaction. Records that repositories add and save inside `run` are written once, atomically
 * with version checks, status history, audit entries and events.
 */
export abstract class UnitOfWork {
  /** Current time, for the records that `run` changes. */
  abstract now(): Date;

  /**
   * Runs `change` for `actor` in a transaction and commits it. Inside another `run` it joins that transaction. Events
   * are published in the order in which records were first added or saved: save the main record first (E3).
   * @throws any error of `change`, after rolling back; DomainError `conflict` if a unique index is violated.
   */
  abstract run<T>(actor: Actor, change: () => Promise<T>): Promise<T>;
}
