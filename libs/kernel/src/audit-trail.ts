import type { Actor } from './actor.js';
import type { Id } from './id.js';

/** Something that was done about a record without changing it. */
interface AuditedAction {
  readonly at: Date;
  /** As the audit trail calls it: `event.redelivered`. */
  readonly action: string;
  /** Of what it was done about, which need not be a declared kind of record: `event`. */
  readonly resourceType: string;
  readonly resourceId: Id;
  /** What it brought about, before and after. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** The audit trail, for what is no change of a record: those enter it by themselves (§1.8). */
export abstract class AuditTrail {
  /**
   * Enters what `actor` does, committed with it or not at all. Inside `UnitOfWork.run` only.
   * @throws Error outside of it.
   */
  abstract add(actor: Actor, action: AuditedAction): void;
}
