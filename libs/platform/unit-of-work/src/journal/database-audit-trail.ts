import { type Actor, AuditTrail } from '@partner/kernel';
import { currentUnit } from '../unit/current-unit.js';
import { actionRow } from './journal-rows.js';

/** Audit entries as rows, written with the rows of the change itself: one commit decides about both. */
export class DatabaseAuditTrail extends AuditTrail {
  add(actor: Actor, action: Parameters<AuditTrail['add']>[1]): void {
    const unit = currentUnit();
    if (!unit || unit.depth === 0) throw new Error(`${action.action}: audit entries are made inside UnitOfWork.run`);
    unit.addAuditEntry(actionRow(actor, action));
  }
}
