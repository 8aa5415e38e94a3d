import type { CompanyId, Id } from '@partner/kernel';
import type { OrderLocks } from '@partner/sales';
import { checkUnlocked } from '../../domain/contract/contract.js';
import type { Contracts } from '../ports/contracts.js';

/** Locks the parts of an order that R17 names once its contract is signed. */
export class ContractLocks implements OrderLocks {
  constructor(private readonly contracts: Contracts) {}

  /** @throws DomainError `locked` while the contract of the order is signed. */
  async check(company: CompanyId, order: Id, what: string): Promise<void> {
    checkUnlocked(await this.contracts.ofOrder(company, order), what);
  }
}
