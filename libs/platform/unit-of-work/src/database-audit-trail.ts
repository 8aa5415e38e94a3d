import { type Actor, AuditTrail } from '@partner/kernel';
import { currentUnit } from './unit.js';
import { actionRow } from './journal-rows.js';

/** Audit trail in PostgreSQL: entries are committed in the same transaction as the change. */
export class DatabaseAuditTrail extends AuditTrail {
  add(actor: Actor, action: Parameters<AuditTrail['add']>[1]): void {
    const unit = currentUnit();
    if (!unit?.actor) throw new Error(`${action.action}: audit entries must be added inside UnitOfWork.run`);
    unit.addAuditEntry(actionRow(actor, action));
  }
}
