import type { DeclaredName } from '@partner/kernel';

/** What a commit can leave to workers, as contexts declare it: `jobs` of the outbox. */
export type WorkQueue = DeclaredName<'work'>;

/** Told after a commit that left work of a kind. Must neither throw nor take time: the caller's answer waits. */
export type WorkListener = (kind: WorkQueue) => void;
