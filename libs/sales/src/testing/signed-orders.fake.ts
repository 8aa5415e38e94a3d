import { type CompanyId, type Id, DomainError } from '@partner/kernel';
import type { OrderLocks } from '../application/ports/orders.js';

/** Locks the orders that a test signed. */
export class SignedOrders implements OrderLocks {
  readonly signed = new Set<Id>();

  async check(_company: CompanyId, order: Id, what: string): Promise<void> {
    if (this.signed.has(order)) throw new DomainError('locked', 'contract_signed', `signed: ${what} cannot be changed`);
  }
}
