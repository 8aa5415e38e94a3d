/** What entitles a worker to its claims: they end with its database session (E10). */
export abstract class WorkerSession {
  /** The number to claim under; undefined while there is no session, and no attempt may begin. */
  abstract get id(): number | undefined;

  /** Calls `listener` when the session was lost or is there again, and when claims of others have become free. */
  abstract onChange(listener: () => void): void;
}
