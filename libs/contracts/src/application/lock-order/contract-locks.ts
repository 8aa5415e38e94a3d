import type { CompanyId, Id } from '@partner/kernel';
import type { OrderLocks } from '@partner/sales';
import { checkUnlocked } from '../../domain/contract/contract.js';
import type { Contracts } from '../ports/contracts.js';

/** Contracts keep what was signed: the parts of an order that R17 names stay as they are. */
export class ContractLocks implements OrderLocks {
  constructor(private readonly contracts: Contracts) {}

  /** @throws DomainError `locked` while somebody has signed the contract of the order. */
  async check(company: CompanyId, order: Id, what: string): Promise<void> {
    checkUnlocked(await this.contracts.ofOrder(company, order), what);
  }
}
