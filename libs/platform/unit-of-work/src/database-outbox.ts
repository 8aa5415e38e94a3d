import { type Clock, newId, type Outbox, type Actor, type AuditTrail } from '@partner/kernel';
import { currentUnit } from './unit.js';
import { actionRow } from './journal-rows.js';

/** Audit trail in PostgreSQL: entries are committed in the same transaction as the change. */
export class DatabaseAuditTrail implements AuditTrail {
  add(actor: Actor, action: Parameters<AuditTrail['add']>[1]): void {
    const unit = currentUnit();
    if (!unit?.actor) throw new Error(`${action.action}: audit entries must be added inside UnitOfWork.run`);
    unit.addAuditEntry(actionRow(actor, action));
  }
}

/** Outbox in PostgreSQL: jobs are committed in the same transaction as the change. */
export class DatabaseOutbox implements Outbox {
  constructor(private readonly clock: Clock) {}

  add(...[companyId, kind, payload, { key } = {}]: Parameters<Outbox['add']>): void {
    const unit = currentUnit();
    if (!unit?.actor) throw new Error(`${kind}: jobs must be added inside UnitOfWork.run`);
    const at = this.clock.now();
    unit.addJob({
      companyId,
      id: newId(),
      kind,
      key: key ?? null,
      payload,
      attempts: 0,
      nextAttemptAt: at,
      runningUntil: null,
      gaveUpAt: null,
      lastError: null,
      createdAt: at,
    });
  }
}
