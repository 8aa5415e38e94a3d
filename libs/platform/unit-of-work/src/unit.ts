import type { Actor, Aggregate, CompanyId, Id, RecordState, ResourceType } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import sql, { type Sql } from 'sql-template-tag';
import { type Connections, type FinalStatement, Transaction, WorkScope } from '@partner/postgres';
import { type AuditEntryRow, auditTable, statusHistoryTable } from './journal.entity.js';
import { type NewJob, outboxJobTable } from './outbox.entity.js';
import { auditRow, historyRow } from './journal-rows.js';
import { checkConfirmLimit } from './confirm-limit.js';
import { type DomainEvent, eventStatement } from './event-statement.js';
import type { CommitDeclarations, CommitNotice, CompanyChange, WorkQueue } from './commit-declarations.js';
import type { AnyTable } from './record-table.js';
import { type RowChange, rowStatement } from './row-statement.js';

type AnyAggregate = Aggregate<RecordState>;

/** Changes that a dry run would have made (I7). */
export interface Effects {
  readonly events: readonly { readonly type: string; readonly resourceId: Id }[];
  /** Number of rows that contexts derive from the events, by kind of work and receiver. */
  readonly derived: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly jobs: Readonly<Record<string, number>>;
  /** Changed records with their new versions, in the order of the changes. */
  readonly records: readonly { readonly kind: string; readonly id: Id; readonly version: number }[];
}

/** One transaction and its pending writes. Created by the unit of work, used by repositories. */
export class Unit {
  /** Author of the changes: the actor of the outermost `run`, which writes; undefined outside of it. */
  actor: Actor | undefined;

  /** Company whose rows it sees and writes (A7): the first actor's, or of the surrounding request or job. */
  tenant: CompanyId | undefined;

  readonly #transaction: Transaction;
  #company: CompanyId | undefined;
  #requestId: string | undefined;
  readonly #events: DomainEvent[] = [];
  readonly #loaded = new Map<string, AnyAggregate>();
  readonly #registered = new Map<AnyAggregate, AnyTable>();
  readonly #kinds = new Set<ResourceType>();
  #forOthers: readonly CompanyChange[] = [];
  readonly #work = new Set<WorkQueue>();
  #jobs: NewJob[] = [];
  readonly #following: Sql[] = [];
  readonly #written = new Map<AnyAggregate, { kind: ResourceType; id: Id; version: number }>();
  readonly #jobIds: Id[] = [];
  #auditEntries: AuditEntryRow[] = [];

  constructor(
    connections: Connections,
    private readonly contexts: CommitDeclarations,
    private readonly notices: readonly CommitNotice[] = [],
    readonly isDryRun = false,
  ) {
    this.tenant = WorkScope.current?.company;
    this.#transaction = new Transaction(connections, () => this.tenant);
  }

  get mayHaveCommitted(): boolean {
    return this.#transaction.mayHaveCommitted;
  }

  query<Row>(statement: Sql): Promise<Row[]> {
    return this.#transaction.query<Row>(statement);
  }

  enqueue(statement: Sql): void {
    this.#transaction.enqueue(statement);
  }

  /** Executes a statement after the records that are saved by now are written, as {@link enqueue} does. */
  enqueueAfterRecords(statement: Sql): void {
    this.#following.push(statement);
  }

  /** Returns the aggregate that was already loaded in this unit, so that repeated loads share one object. */
  loaded<A>(table: AnyTable, id: Id): A | undefined {
    return this.#loaded.get(`${table.name} ${id}`) as A | undefined;
  }

  remember<A>(table: AnyTable, id: Id, aggregate: A): A {
    this.#loaded.set(`${table.name} ${id}`, aggregate as AnyAggregate);
    return aggregate;
  }

  /** Marks a record for writing. The order of first calls is the order of the events. */
  register(table: AnyTable, aggregate: unknown): void {
    const registered = aggregate as AnyAggregate;
    if (!this.#registered.has(registered)) this.#registered.set(registered, table);
  }

  get changedKinds(): readonly ResourceType[] {
    return [...this.#kinds];
  }

  /** Kinds of work that this transaction creates for workers. */
  get work(): readonly WorkQueue[] {
    return [...this.#work];
  }

  addWork(kind: WorkQueue): void {
    this.#work.add(kind);
  }

  /** Adds a job to the next rows to be written; it exists only if they are committed. */
  addJob(job: NewJob): void {
    this.#jobs.push(job);
    this.addWork('jobs');
  }

  addAuditEntry(entry: AuditEntryRow): void {
    this.#auditEntries.push(entry);
  }

  /** Written kinds of records by company that reads them; empty if nothing was written. */
  get changes(): readonly CompanyChange[] {
    return this.#company ? [{ company: this.#company, kinds: this.changedKinds }, ...this.#forOthers] : [];
  }

  /**
   * Writes all changed records with their history and audit entries in one statement, without waiting for it: the
   * statement is sent with the next one, and if it fails, the commit fails.
   */
  flush(): void {
    const { actor } = this;
    if (!actor) throw new Error('changes must be made inside UnitOfWork.run');
    const changes = new Map<string, { table: AnyTable; kind: RowChange['kind']; rows: Record<string, unknown>[] }>();
    const collect = (table: AnyTable, kind: RowChange['kind'], row: Record<string, unknown>): void => {
      const key = `${kind} ${table.name}`;
      const change = changes.get(key) ?? { table, kind, rows: [] };
      change.rows.push(row);
      changes.set(key, change);
    };
    if (!this.isDryRun) checkConfirmLimit(actor, this.#registered.keys());
    for (const [aggregate, table] of this.#registered) {
      if (!aggregate.isChanged && aggregate.events.length === 0) continue;
      const { stored, state } = aggregate;
      if (aggregate.isChanged) {
        collect(table, stored ? 'update' : 'insert', table.row(state as never));
        collect(auditTable, 'insert', auditTable.row(auditRow(actor, aggregate, table)));
        const { resource: kind, id } = aggregate;
        this.#written.set(aggregate, { kind, id, version: state.version });
      }
      const pending = aggregate.takePending();
      for (const entry of pending.history) {
        collect(statusHistoryTable, 'insert', statusHistoryTable.row(historyRow(actor, aggregate, entry)));
      }
      this.#events.push(...pending.events);
      this.#kinds.add(aggregate.resource);
      this.#company = actor.company;
    }
    this.#requestId ??= actor.requestId;
    const origin = { requestId: actor.requestId ?? null, traceparent: currentSpan.getStore()?.traceparent ?? null };
    for (const job of this.#jobs) {
      collect(outboxJobTable, 'insertIfAbsent', outboxJobTable.row({ ...job, ...origin }));
      this.#jobIds.push(job.id);
    }
    this.#jobs = [];
    for (const entry of this.#auditEntries) collect(auditTable, 'insert', auditTable.row(entry));
    this.#auditEntries = [];
    if (changes.size > 0) this.enqueue(rowStatement([...changes.values()]));
    for (const statement of this.#following.splice(0)) this.enqueue(statement);
  }

  /**
   * Numbers and writes the events together with the rows derived from them, and commits, in one step (E1). Flushed
   * statements are part of it: if any of them fails, the server commits nothing.
   * @param last final statement, executed before the events; if it fails, nothing is committed.
   * @returns the rows of `last`.
   */
  async commit(last?: FinalStatement<unknown>): Promise<readonly unknown[]> {
    // Must be known before the commit, because its response may be lost.
    this.#forOthers = await this.#changesForOthers();
    const events = this.#eventStatements('counts');
    const notices = this.notices.flatMap((notice) => notice(this.changes) ?? []);
    const [ended, rows] = await Promise.all([
      last ? this.#transaction.query(last.statement) : [],
      this.#transaction.commit([...events, ...notices]),
    ]);
    const [made] = events.length > 0 ? (rows[0] as Partial<Record<WorkQueue, number>>[]) : [];
    for (const { leaves } of this.contexts.eventReaders as readonly { readonly leaves: WorkQueue }[]) {
      if (made?.[leaves]) this.addWork(leaves);
    }
    return ended;
  }

  /**
   * Executes everything that {@link commit} would, without the commit, including the checks that PostgreSQL defers to
   * it. Roll back afterwards.
   * @returns the rows of `last`, and the effects.
   */
  async tryOut(last?: FinalStatement<unknown>): Promise<{ ended: readonly unknown[]; effects: Effects }> {
    const ended = last ? await this.query(last.statement) : [];
    const [statement] = this.#eventStatements('countsByReceiver');
    const [made] = statement ? await this.query<{ written: number } & Effects['derived']>(statement) : [];
    await this.query(sql`set constraints all immediate`);
    const jobs = await this.query<{ kind: string; jobs: number }>(sql`select kind, count(*)::int as jobs
      from outbox_jobs where company_id = ${this.tenant ?? null} and id = any(${this.#jobIds}::char(24)[])
      group by kind`);
    const { written: _, ...derived } = made ?? { written: 0 };
    const effects = {
      events: this.#events.map(({ type, resourceId }) => ({ type, resourceId })),
      derived,
      jobs: Object.fromEntries(jobs.map(({ kind, jobs: count }) => [kind, count])),
      // Records without events are internal.
      records: [...this.#written.values()].filter(({ kind }) => this.contexts.resources.get(kind)?.events.length),
    };
    return { ended, effects };
  }

  #eventStatements(counted: Parameters<typeof eventStatement>[3]): Sql[] {
    const company = this.#company;
    if (this.#events.length === 0 || !company) return [];
    const traceparent = currentSpan.getStore()?.traceparent;
    const origin = { company, requestId: this.#requestId, traceparent };
    return [eventStatement(origin, this.#events, this.contexts, counted)];
  }

  rollback(): Promise<void> {
    return this.#transaction.rollback();
  }

  /** Returns the changes as seen by other companies that read the written records. */
  async #changesForOthers(): Promise<readonly CompanyChange[]> {
    const company = this.#company;
    const shared = this.contexts.sharedRecords.filter(({ kinds }) => kinds.some((kind) => this.#kinds.has(kind)));
    if (!company || shared.length === 0) return [];
    const changes = await Promise.all(
      shared.map(async ({ shownAs, readers }) => {
        const rows = await this.query<{ company_id: CompanyId }>(readers(company));
        return rows.map((row) => ({ company: row.company_id, kinds: [shownAs] }));
      }),
    );
    return changes.flat();
  }
}

export function currentUnit(): Unit | undefined {
  const transaction = Transaction.current.getStore();
  return transaction instanceof Unit ? transaction : undefined;
}
