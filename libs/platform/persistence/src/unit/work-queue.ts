/** What a commit can leave to workers: webhook deliveries, or jobs of the outbox. */
export type WorkQueue = 'webhooks' | 'jobs';

/** Told after a commit that left work of a kind. Must neither throw nor take time: the caller's answer waits. */
export type WorkListener = (kind: WorkQueue) => void;
