import type { SnapshotResource } from '../feed/snapshot.js';

/** A kind of records in a copy, spelled as in the path: `work-orders`. */
export type SyncKind = SnapshotResource;

/** Progress of a copy. The store keeps it with the records, as JSON. */
export interface SyncState {
  /** Id of the company whose records are copied. */
  readonly company: string;
  /** Feed cursor: all events up to it are applied. Undefined before the first kind was read. */
  readonly cursor?: string;
  /** Feed cursor up to which the copy was compared with the API. */
  readonly checkedTo?: string;
  /** Time of the last comparison, in milliseconds since the epoch. */
  readonly checkedAt: number;
  /** Kinds that were read completely, with the time in milliseconds since the epoch. */
  readonly readAt: Readonly<Partial<Record<SyncKind, number>>>;
}

/** A record in a copy. */
export interface SyncRecord {
  readonly kind: SyncKind;
  readonly id: string;
  /** Undefined for kinds without versions, such as payments. */
  readonly version?: number;
  /** The record as in lists. */
  readonly data: object;
}

/** Changes that a store writes in one transaction. */
export interface SyncStep {
  /** Revision of the store before the step. The step sets the next one, also in the records that it puts. */
  readonly revision: number;
  readonly state: SyncState;
  /** Records to insert or replace. */
  readonly put?: readonly SyncRecord[];
  readonly remove?: readonly Pick<SyncRecord, 'kind' | 'id'>[];
  /** Ids of orders whose payments are removed. */
  readonly removePaymentsOf?: readonly string[];
  /** Removes the records of a kind that were last put at this revision or before. */
  readonly removeUpTo?: { readonly kind: SyncKind; readonly revision: number };
  /** True to drop the stored event ids. */
  readonly dropEvents?: boolean;
  /** Event ids to append. */
  readonly events?: readonly string[];
}

/** A database that keeps a copy of the API's records. */
export interface SyncStore {
  /** Creates the tables if they are missing. @returns the revision, 0 at first, and the last state */
  open(): Promise<{ readonly revision: number; readonly state: SyncState | undefined }>;
  /** Writes a step in one transaction, or nothing if the store has another revision. @returns true if it was written */
  write(step: SyncStep): Promise<boolean>;
  /** Returns the versions of stored records by id. */
  versions(kind: SyncKind, ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Returns the stored event ids in the order in which they were appended. */
  events(): Promise<readonly string[]>;
}
