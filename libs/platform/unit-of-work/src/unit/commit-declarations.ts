import type { ResourceDeclaration } from '@partner/kernel';
import type { EventReader } from '../journal/event-reader.js';
import type { SharedRecords } from '../journal/shared-records.js';

/** Declarations of contexts that affect commits. */
export interface CommitDeclarations {
  readonly resources: ReadonlyMap<string, ResourceDeclaration>;
  readonly eventReaders: readonly EventReader[];
  readonly sharedRecords: readonly SharedRecords[];
  declaresEvent(type: string): boolean;
}
