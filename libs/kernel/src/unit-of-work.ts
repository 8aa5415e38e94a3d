import type { Actor } from './actor.js';

/**
 * One change, one transaction. What repositories add and save inside `run` is written once, together with
 * version checks, status history, audit entries and events, and is visible to everybody or to nobody.
 */
export abstract class UnitOfWork {
  /**
   * Runs `change` for `actor` in a transaction and commits it; inside another `run` it joins that one.
   * Events go out in the order in which records were first added or saved: save the record acted on first (E3).
   * @throws whatever `change` throws, after rolling back; DomainError `conflict` when a unique index decides against
   * it.
   */
  abstract run<T>(actor: Actor, change: () => Promise<T>): Promise<T>;
}
