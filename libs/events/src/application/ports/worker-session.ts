/** Database session of a worker. Claims are valid only as long as it lasts (E10). */
export abstract class WorkerSession {
  /** Worker number for claims; undefined while there is no session and no attempt may begin. */
  abstract get id(): number | undefined;

  /** Calls `listener` when the session is lost or restored, and when claims of other workers become free. */
  abstract onChange(listener: () => void): void;
}
