import type { ResourceDeclaration, CompanyId, ResourceType, DeclaredContexts } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

export interface CommitDeclarations {
  readonly resources: ReadonlyMap<string, ResourceDeclaration>;
  readonly eventReaders: readonly EventReader[];
  readonly sharedRecords: readonly SharedRecords[];
  declaresEvent(type: string): boolean;
}

/** Records that other companies read, too: changes also invalidate those companies' lists (W13). */
interface SharedRecords {
  /** Kinds of records whose changes others see. */
  readonly kinds: readonly ResourceType[];
  /** Kind of record that changes for those others, as their lists name it. */
  readonly shownAs: ResourceType;
  /**
   * Returns a statement that selects as `company_id` the other companies that read records of the company. It runs in
   * the transaction of the change, after everything was written.
   */
  readonly readers: (company: CompanyId) => Sql;
}

/**
 * Hook by which a context derives rows from events, in the statement that writes the events: derived rows are never
 * lost.
 */
interface EventReader {
  /** Kind of work for workers if rows were created: one of the context's `work`. */
  readonly leaves: string;
  /**
   * Returns a statement with one row per created row, and the id of its receiver as `receiver`. It reads the events
   * from `written` (`id`, `type`, `occurred_at`, `resource_type`, `location_id`, `data`) and their company from
   * `counter`. Called once per process.
   */
  readonly statement: (resources: ReadonlyMap<string, ResourceDeclaration>) => Sql;
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Records of the context that other companies read. */
    readonly sharesRecords?: SharedRecords;
    /** Derives rows from events in the transaction that writes them. */
    readonly readsEvents?: EventReader;
  }
}

/**
 * Called after every commit with the kinds of changed records, such as `lead`, before the caller gets the response
 * (W13): once for the company of the change, and once for each other company that reads the changed records. Must not
 * throw, because the change is already committed.
 */
export interface CommitListener {
  committed(company: CompanyId, kinds: readonly ResourceType[]): Promise<void>;
}

/** Changes of a transaction, as seen by one company. */
export interface CompanyChange {
  readonly company: CompanyId;
  readonly kinds: readonly ResourceType[];
}

/**
 * Returns a statement that is part of the commit and notifies others of its changes, only if it is committed; undefined
 * if there is nothing to report.
 */
export type CommitNotice = (changes: readonly CompanyChange[]) => Sql | undefined;

type Working = Extract<DeclaredContexts[keyof DeclaredContexts], { readonly work: readonly string[] }>;

/** Kind of work that a commit can create for workers, as contexts declare it: `jobs` for the outbox. */
export type WorkQueue = Working['work'][number];

/**
 * Called after a commit that created work of a kind. Must neither throw nor block: the caller's response waits for it.
 */
export type WorkListener = (kind: WorkQueue) => void;
