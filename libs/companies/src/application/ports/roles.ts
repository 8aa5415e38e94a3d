import type { CompanyId, Id } from '@partner/kernel';
import type { Role } from '../../domain/role/role.js';

/** The roles of a company that are not deleted (§2.15). */
export abstract class Roles {
  /** Locked until the transaction ends. @throws DomainError `notFound` */
  abstract toChange(company: CompanyId, id: Id): Promise<Role>;
  /** Locked until the transaction ends; undefined when the company has none of this id. */
  abstract find(company: CompanyId, id: Id): Promise<Role | undefined>;
  /** Whether a user has it. Nobody else gets a role while it is locked. */
  abstract isUsed(role: Role): Promise<boolean>;
  /** True if one of these roles lets its users manage partner access (R101). */
  abstract manageAccess(company: CompanyId, roles: readonly Id[]): Promise<boolean>;
  abstract add(role: Role): Promise<void>;
  abstract save(role: Role): Promise<void>;
}
