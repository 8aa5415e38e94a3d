import type { Actor } from './actor.js';
import type { Records } from './records.js';
import type { StatusRecord, StatusState } from './status-record.js';

/**
 * Runs one change in one transaction. Records that repositories add and save inside `run` are written once, atomically
 * with version checks, status history, audit entries and events.
 */
export abstract class UnitOfWork {
  /** Current time, for the records that `run` changes. */
  abstract now(): Date;

  /** True while everything is tried and rolled back (I7): then no other system may be called. */
  get isDryRun(): boolean {
    return false;
  }

  /**
   * Runs `change` for `actor` in a transaction and commits it. Inside another `run` it joins that transaction. Events
   * are published in the order in which records were first added or saved: save the main record first (E3).
   * @throws any error of `change`, after rolling back; DomainError `conflict` if a unique index is violated.
   */
  abstract run<T>(actor: Actor, change: () => Promise<T>): Promise<T>;

  /**
   * Sets the status that a portal request gives. If the request changed fields, too, the status is a change of its own,
   * with its own version, audit entry and event (E3).
   */
  async putStatus<S extends StatusState, R extends StatusRecord<S>>(
    records: Pick<Records<R>, 'save'>,
    record: R & StatusRecord<S>,
    to: S['status'] | undefined,
    since: Date | undefined,
    at: Date,
  ): Promise<void> {
    if (record.isChanged && to !== undefined && to !== record.state.status) {
      await records.save(record);
      this.flush();
    }
    record.putStatus(to, since, at);
  }

  /** Writes what the current `run` has saved so far; further changes of the same records are new changes. */
  protected abstract flush(): void;
}
