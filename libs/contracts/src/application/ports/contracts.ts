import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Contract } from '../../domain/contract/contract.js';

/**
 * The contracts of orders (§2.18). Their order is locked before them: what a contract locks is decided under its lock
 * (R17).
 */
export abstract class Contracts extends Records<Contract> {
  /** The order's contract, voided ones aside; undefined when it has none. Locked. */
  abstract ofOrder(company: CompanyId, order: Id): Promise<Contract | undefined>;
  /** Whose contract it is, without locking anything. */
  abstract orderOf(company: CompanyId, id: Id): Promise<Id | undefined>;
  /** The highest version that a contract of the order ever had, voided ones too; 0 when it had none. */
  abstract lastVersion(company: CompanyId, order: Id): Promise<number>;
}
