import { type Actor, type AuditTrail, Clock, type Outbox, type ResourceType, UnitOfWork } from '@partner/kernel';
import { type Connections, type Database, FinalStatement, Transaction } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';
import type {
  CommitDeclarations,
  CommitListener,
  CommitNotice,
  WorkListener,
  WorkQueue,
} from './commit-declarations.js';
import { DatabaseAuditTrail, DatabaseOutbox } from './database-outbox.js';
import { currentUnit, type Effects, Unit } from './unit.js';

/** Unit of work on PostgreSQL: one transaction, started with the first statement. */
export class DatabaseUnitOfWork extends UnitOfWork {
  /** Jobs and audit entries that are committed with the current unit. */
  readonly outbox: Outbox;
  readonly auditTrail: AuditTrail = new DatabaseAuditTrail();
  readonly #listeners: CommitListener[] = [];
  readonly #workListeners: WorkListener[] = [];
  readonly #notices: CommitNotice[] = [];

  /** @param contexts declarations of events and of the rows derived from them. */
  constructor(
    private readonly database: Database,
    private readonly contexts: CommitDeclarations,
    private readonly clock: Clock = new Clock(),
  ) {
    super();
    this.outbox = new DatabaseOutbox(clock);
  }

  now(): Date {
    return this.clock.now();
  }

  onCommit(listener: CommitListener): void {
    this.#listeners.push(listener);
  }

  /** Adds a notice to all further commits of this process that change something. */
  sendWithCommit(notice: CommitNotice): void {
    this.#notices.push(notice);
  }

  /** Registers a listener for the work that further commits of this process create for workers. */
  onWork(listener: WorkListener): void {
    this.#workListeners.push(listener);
  }

  /** Notifies workers of work of `kind` after the current unit is committed. */
  notifyWorkers(kind: WorkQueue): void {
    currentUnit()?.addWork(kind);
  }

  /**
   * Executes a statement after the records that are saved by now are written, without waiting for it; if it fails, the
   * commit fails.
   * @param statement gets the author of the change.
   */
  enqueueAfterRecords(statement: (actor: Actor) => Sql): void {
    const unit = currentUnit();
    if (!unit?.actor) throw new Error('changes must be made inside UnitOfWork.run');
    unit.enqueueAfterRecords(statement(unit.actor));
  }

  async run<T>(actor: Actor, change: () => Promise<T>): Promise<T> {
    const unit = currentUnit();
    if (!unit) return this.transaction(() => this.run(actor, change));
    unit.tenant ??= actor.company;
    const outer = unit.actor;
    unit.actor = outer ?? actor;
    try {
      const result = await change();
      if (!outer) unit.flush();
      return result;
    } finally {
      unit.actor = outer;
    }
  }

  protected override flush(): void {
    currentUnit()?.flush();
  }

  /**
   * Runs `body` in one transaction: use cases and the read for the response. If it returns a {@link FinalStatement},
   * that statement is executed with the commit, and its result is returned.
   * @param connections of a transaction that it continues.
   */
  async transaction<T>(
    body: () => Promise<T | FinalStatement<T>>,
    connections: Connections = this.database,
  ): Promise<T> {
    const unit = new Unit(connections, this.contexts, this.#notices);
    try {
      return await Transaction.current.run(unit, async () => {
        const done = await body();
        if (done instanceof FinalStatement) return done.result(await unit.commit(done));
        await unit.commit();
        return done;
      });
    } catch (error) {
      await unit.rollback();
      throw error;
    } finally {
      if (unit.mayHaveCommitted) await this.#notify(unit);
    }
  }

  /**
   * Runs `body` as {@link transaction} does, but rolls everything back, and notifies nobody. While it runs, so does
   * every statement that otherwise commits by itself.
   * @throws the error that the transaction would have thrown.
   */
  async dryRun<T>(body: () => Promise<T | FinalStatement<T>>): Promise<{ result: T; effects: Effects }> {
    const unit = new Unit(this.database, this.contexts, [], true);
    try {
      return await Transaction.current.run(unit, async () => {
        const done = await body();
        const last = done instanceof FinalStatement ? done : undefined;
        const { ended, effects } = await unit.tryOut(last);
        return { result: last ? last.result(ended) : (done as T), effects };
      });
    } finally {
      await unit.rollback();
    }
  }

  override get isDryRun(): boolean {
    return currentUnit()?.isDryRun ?? false;
  }

  async #notify({ changes, work }: Unit): Promise<void> {
    for (const kind of work) for (const listener of this.#workListeners) listener(kind);
    await Promise.all(
      changes.flatMap(({ company, kinds }) => this.#listeners.map((listener) => listener.committed(company, kinds))),
    );
  }

  get changedKinds(): readonly ResourceType[] {
    return currentUnit()?.changedKinds ?? [];
  }
}
