import type { Id } from '@partner/kernel';

/** Changes that a dry run would have made (I7). */
export interface Effects {
  readonly events: readonly { readonly type: string; readonly resourceId: Id }[];
  /** Number of rows that contexts derive from the events, by kind of work and receiver. */
  readonly derived: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Number of jobs of the outbox by kind. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Changed records with their new versions, in the order of the changes. */
  readonly records: readonly { readonly kind: string; readonly id: Id; readonly version: number }[];
}
