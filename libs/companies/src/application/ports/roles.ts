import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Role } from '../../domain/role/role.js';

/** The roles of a company that are not deleted (§2.15). */
export abstract class Roles extends Records<Role> {
  /** Whether a user has it. Nobody else gets a role while it is locked. */
  abstract isUsed(role: Role): Promise<boolean>;
  /** True if one of these roles lets its users manage partner access (R101). */
  abstract manageAccess(company: CompanyId, roles: readonly Id[]): Promise<boolean>;
}
