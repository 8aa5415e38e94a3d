import type { CompanyId, Id } from '@partner/kernel';
import type { Role } from '../../domain/role/role.js';

/** The roles of a company (§2.15). */
export abstract class Roles {
  /** Locked until the transaction ends; undefined when the company has none of this id. */
  abstract find(company: CompanyId, id: Id): Promise<Role | undefined>;
  abstract add(role: Role): Promise<void>;
  abstract save(role: Role): Promise<void>;
}
