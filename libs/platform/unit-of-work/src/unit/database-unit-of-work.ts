import { type Actor, type ResourceType, UnitOfWork } from '@partner/kernel';
import { currentTransaction, type Database, FinalStatement } from '@partner/postgres';
import type { CommitDeclarations } from './commit-declarations.js';
import type { CommitListener, CommitNotice } from './commit-listener.js';
import { currentUnit } from './current-unit.js';
import { Unit } from './unit.js';
import type { WorkListener, WorkQueue } from '../outbox/work-queue.js';

/** The unit of work on PostgreSQL: one transaction, opened at the first statement. */
export class DatabaseUnitOfWork extends UnitOfWork {
  readonly #listeners: CommitListener[] = [];
  readonly #workListeners: WorkListener[] = [];
  readonly #notices: CommitNotice[] = [];

  /** @param contexts what is done with events when they are written. */
  constructor(
    private readonly database: Database,
    private readonly contexts: CommitDeclarations,
  ) {
    super();
  }

  /** Tells `listener` of every commit of this process from now on. */
  onCommit(listener: CommitListener): void {
    this.#listeners.push(listener);
  }

  /** Has `notice` go with every commit of this process that changes something, from now on. */
  sendWithCommit(notice: CommitNotice): void {
    this.#notices.push(notice);
  }

  /** Tells `listener` of the work that commits of this process leave to workers from now on. */
  onWork(listener: WorkListener): void {
    this.#workListeners.push(listener);
  }

  /** Has workers look for work of `kind` once the unit under way is committed. */
  leaveWork(kind: WorkQueue): void {
    currentUnit()?.addWork(kind);
  }

  async run<T>(actor: Actor, change: () => Promise<T>): Promise<T> {
    const unit = currentUnit();
    if (!unit) return this.transaction(() => this.run(actor, change));
    unit.tenant ??= actor.company;
    unit.depth += 1;
    try {
      const result = await change();
      if (unit.depth === 1) unit.flush(actor);
      return result;
    } finally {
      unit.depth -= 1;
    }
  }

  /**
   * Runs `body` with everything it reads and changes in one transaction: use cases and the read of the answer. A
   * {@link FinalStatement} that it returns is carried out with the commit, and its result is that of the whole.
   */
  async transaction<T>(body: () => Promise<T | FinalStatement<T>>): Promise<T> {
    const unit = new Unit(this.database, this.contexts, this.#notices);
    try {
      return await currentTransaction.run(unit, async () => {
        const done = await body();
        if (done instanceof FinalStatement) return done.result(await unit.commit(done));
        await unit.commit();
        return done;
      });
    } catch (error) {
      await unit.rollback();
      throw error;
    } finally {
      if (unit.mayHaveCommitted) await this.#tell(unit);
    }
  }

  async #tell({ changes, work }: Unit): Promise<void> {
    for (const kind of work) for (const listener of this.#workListeners) listener(kind);
    await Promise.all(
      changes.flatMap(({ company, kinds }) => this.#listeners.map((listener) => listener.committed(company, kinds))),
    );
  }

  /** The kinds of records written so far by the unit under way. */
  get changedKinds(): readonly ResourceType[] {
    return currentUnit()?.changedKinds ?? [];
  }
}
