import type { Actor } from './actor.js';
import type { Id } from './id.js';

/** Action on a record that does not change the record. */
interface AuditedAction {
  readonly at: Date;
  /** Name in the audit trail, such as `event.redelivered`. */
  readonly action: string;
  /** Kind of the record, such as `event`; it need not be a declared resource. */
  readonly resourceType: string;
  readonly resourceId: Id;
  /** Effects of the action, before and after, by field. */
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** Adds actions to the audit trail that change no record. Changes of records are added automatically (§1.8). */
export abstract class AuditTrail {
  /**
   * Adds an action of `actor`, committed with the current unit of work or not at all.
   * @throws Error outside of `UnitOfWork.run`.
   */
  abstract add(actor: Actor, action: AuditedAction): void;
}
