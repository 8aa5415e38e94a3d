import type { DeclaredContexts } from '@partner/kernel';

type Working = Extract<DeclaredContexts[keyof DeclaredContexts], { readonly work: readonly string[] }>;

/** Kind of work that a commit can create for workers, as contexts declare it: `jobs` for the outbox. */
export type WorkQueue = Working['work'][number];

/**
 * Called after a commit that created work of a kind. Must neither throw nor block: the caller's response waits for it.
 */
export type WorkListener = (kind: WorkQueue) => void;
