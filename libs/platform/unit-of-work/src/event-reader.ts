import type { ResourceDeclaration } from '@partner/kernel';
import type { Sql } from 'sql-template-tag';

/**
 * Hook by which a context derives rows from events, in the statement that writes the events: derived rows are never
 * lost.
 */
export interface EventReader {
  /** Kind of work for workers if rows were created: one of the context's `work`. */
  readonly leaves: string;
  /**
   * Returns a statement with one row per created row. It reads the events from `written` (`id`, `type`, `occurred_at`,
   * `resource_type`, `location_id`) and their company from `counter`. Called once per process.
   */
  readonly statement: (resources: ReadonlyMap<string, ResourceDeclaration>) => Sql;
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Derives rows from events in the transaction that writes them. */
    readonly readsEvents?: EventReader;
  }
}
