import type { Actor, Aggregate, CompanyId, Id, RecordState, ResourceType } from '@partner/kernel';
import { currentSpan } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';
import { type Database, type FinalStatement, Transaction, workScope } from '@partner/postgres';
import { type AuditEntryRow, auditTable, statusHistoryTable } from '../journal/journal.entity.js';
import { type NewJob, outboxJobTable } from '../outbox/outbox.entity.js';
import { auditRow, historyRow } from '../journal/journal-rows.js';
import { type DomainEvent, eventStatement } from '../journal/event-statement.js';
import type { CommitDeclarations } from './commit-declarations.js';
import type { CommitNotice, CompanyChange } from './commit-listener.js';
import type { AnyTable } from '../repository/record-table.js';
import type { WorkQueue } from '../outbox/work-queue.js';
import { type RowChange, rowStatement } from '../repository/row-statement.js';

type AnyAggregate = Aggregate<RecordState>;

/** One transaction and what will be written in it. Made by the unit of work, used by repositories. */
export class Unit {
  /** How many `run`s are under way, one inside the other: the outermost one writes. */
  depth = 0;

  /** Whose rows it sees and writes (A7): the first actor's company, or that of the request or job around it. */
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
  #auditEntries: AuditEntryRow[] = [];

  constructor(
    database: Pick<Database, 'connect' | 'opening'>,
    private readonly contexts: CommitDeclarations,
    private readonly notices: readonly CommitNotice[] = [],
  ) {
    this.tenant = workScope.getStore()?.company;
    this.#transaction = new Transaction(database, () => this.tenant);
  }

  /** Whether the commit was asked for: when its answer is lost, the outcome is unknown. */
  get mayHaveCommitted(): boolean {
    return this.#transaction.mayHaveCommitted;
  }

  /** Rows of a statement in this transaction. */
  query<Row>(statement: Sql): Promise<Row[]> {
    return this.#transaction.query<Row>(statement);
  }

  /** Has a statement carried out without waiting for it: the commit fails when it did. */
  enqueue(statement: Sql): void {
    this.query(statement).catch(() => undefined);
  }

  /** The aggregate this unit already has of a record, so that two loads change one object. */
  loaded<A>(table: AnyTable, id: Id): A | undefined {
    return this.#loaded.get(`${table.name} ${id}`) as A | undefined;
  }

  /** Remembers what was loaded. */
  remember<A>(table: AnyTable, id: Id, aggregate: A): A {
    this.#loaded.set(`${table.name} ${id}`, aggregate as AnyAggregate);
    return aggregate;
  }

  /** Marks a record for writing; the order of the first call is the order of the events. */
  register(table: AnyTable, aggregate: unknown): void {
    const registered = aggregate as AnyAggregate;
    if (!this.#registered.has(registered)) this.#registered.set(registered, table);
  }

  /** The kinds of records that this transaction has written. */
  get changedKinds(): readonly ResourceType[] {
    return [...this.#kinds];
  }

  /** What workers will find to do once this is committed. */
  get work(): readonly WorkQueue[] {
    return [...this.#work];
  }

  /** Remembers that this transaction leaves something to workers. */
  addWork(kind: WorkQueue): void {
    this.#work.add(kind);
  }

  /** Writes a job with the next rows: it exists only when they are committed. */
  addJob(job: NewJob): void {
    this.#jobs.push(job);
    this.addWork('jobs');
  }

  /** Writes an audit entry with the next rows. */
  addAuditEntry(entry: AuditEntryRow): void {
    this.#auditEntries.push(entry);
  }

  /** What was written, by the companies that read it: none when nothing was. */
  get changes(): readonly CompanyChange[] {
    return this.#company ? [{ company: this.#company, kinds: this.changedKinds }, ...this.#forOthers] : [];
  }

  /**
   * Writes every kept record that changed, its history and its audit entry, as one statement. Does not wait for it:
   * what is read next goes with it, and the commit fails when it did.
   */
  flush(actor: Actor): void {
    const changes = new Map<string, { table: AnyTable; kind: RowChange['kind']; rows: Record<string, unknown>[] }>();
    const collect = (table: AnyTable, kind: RowChange['kind'], row: Record<string, unknown>): void => {
      const key = `${kind} ${table.name}`;
      const change = changes.get(key) ?? { table, kind, rows: [] };
      change.rows.push(row);
      changes.set(key, change);
    };
    for (const [aggregate, table] of this.#registered) {
      if (!aggregate.isChanged && aggregate.events.length === 0) continue;
      const { stored, state } = aggregate;
      if (aggregate.isChanged) {
        collect(table, stored ? 'update' : 'insert', table.row(state as never));
        collect(auditTable, 'insert', auditTable.row(auditRow(actor, aggregate, table)));
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
    for (const job of this.#jobs) collect(outboxJobTable, 'insertIfAbsent', outboxJobTable.row({ ...job, ...origin }));
    this.#jobs = [];
    for (const entry of this.#auditEntries) collect(auditTable, 'insert', auditTable.row(entry));
    this.#auditEntries = [];
    if (changes.size > 0) this.enqueue(rowStatement([...changes.values()]));
  }

  /**
   * Takes the company's event numbers, writes the events with what contexts make of them, and commits: nothing comes
   * between (E1). What was flushed goes with it, since the server commits nothing when one statement fails.
   * @param last a statement that goes before those, and without whose success nothing is committed. @returns its rows.
   */
  async commit(last?: FinalStatement<unknown>): Promise<readonly unknown[]> {
    // Known before the commit, whose answer may get lost.
    this.#forOthers = await this.#changesForOthers();
    const company = this.#events.length > 0 ? this.#company : undefined;
    const traceparent = currentSpan.getStore()?.traceparent;
    const origin = company && { company, requestId: this.#requestId, traceparent };
    const events = origin ? [eventStatement(origin, this.#events, this.contexts)] : [];
    const notices = this.notices.flatMap((notice) => notice(this.changes) ?? []);
    const [ended, rows] = await Promise.all([
      last ? this.#transaction.query(last.statement) : [],
      this.#transaction.commit([...events, ...notices]),
    ]);
    const [made] = origin ? (rows[0] as Partial<Record<WorkQueue, number>>[]) : [];
    for (const { leaves } of this.contexts.eventReaders as readonly { readonly leaves: WorkQueue }[]) {
      if (made?.[leaves]) this.addWork(leaves);
    }
    return ended;
  }

  /** Leaves nothing behind. */
  rollback(): Promise<void> {
    return this.#transaction.rollback();
  }

  /** What other companies read of the records that were written. */
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
