import { type CompanyId, type Id, Records, type JsonResponse } from '@partner/kernel';
import type { Contract } from '../../domain/contract/contract.js';

/**
 * The contracts of orders (§2.18). Lock the order first: locks of a contract are checked under the order's lock (R17).
 */
export abstract class Contracts extends Records<Contract> {
  /** Locks and returns the order's contract that is not voided; undefined when there is none. */
  abstract ofOrder(company: CompanyId, order: Id): Promise<Contract | undefined>;
  /** Returns the order of a contract without a lock. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** Returns the highest version of the order's contracts, voided ones included; 0 without any. */
  abstract lastVersion(company: CompanyId, order: Id): Promise<number>;
}

/** Reads contracts as partners see them (§2.18). */
export abstract class ContractQueries {
  /**
   * Returns the summary of the contract of an order, unless it is voided. @throws DomainError `notFound` (order,
   * contract).
   */
  abstract ofOrder(company: CompanyId, order: Id): Promise<JsonResponse>;
}
