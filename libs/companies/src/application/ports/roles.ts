import { type CompanyId, type Id, Records, type JsonResponse } from '@partner/kernel';
import type { Role } from '../../domain/role/role.js';

/** Repository of roles that are not deleted (§2.15). */
export abstract class Roles extends Records<Role> {
  /** True if a user has the role. While the role is locked, it cannot be assigned. */
  abstract isUsed(role: Role): Promise<boolean>;
  /** True if a role, other than the one excepted, has this name in any case. */
  abstract isNameTaken(company: CompanyId, name: string, except: Id | undefined): Promise<boolean>;
  /** Returns the system role with this key. */
  abstract findSystem(company: CompanyId, key: string): Promise<Role | undefined>;
  /** True if one of these roles has a permission of the portal (R101). */
  abstract openPortal(company: CompanyId, roles: readonly Id[]): Promise<boolean>;
}

/** Read model of roles for partners (§2.15). */
export abstract class RoleQueries {
  /** Returns all roles by name, as `{data}` (R35). */
  abstract all(company: CompanyId): Promise<JsonResponse>;
}
