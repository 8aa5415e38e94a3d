import type { ResourceDeclaration } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/** What a context does with events in the statement that writes them: what it makes of an event is never lost. */
export interface EventReader {
  /** What workers find to do when rows were made. One of the context's `work`. */
  readonly leaves: string;
  /**
   * A statement with a row for everything made. It reads the rows of the events from `written` (`id`, `type`,
   * `occurred_at`, `resource_type`, `location_id`) and their company from `counter`. Asked for once per process.
   */
  readonly statement: (resources: ReadonlyMap<string, ResourceDeclaration>) => Sql;
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** What it does with events in the transaction that writes them. */
    readonly readsEvents?: EventReader;
  }
}
