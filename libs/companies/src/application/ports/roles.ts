import { type CompanyId, type Id, Records, type JsonResponse } from '@partner/kernel';
import type { Role } from '../../domain/role/role.js';

/** Repository of roles that are not deleted (§2.15). */
export abstract class Roles extends Records<Role> {
  /** True if a user has the role. While the role is locked, it cannot be assigned. */
  abstract isUsed(role: Role): Promise<boolean>;
  /** True if one of these roles allows managing partner access (R101). */
  abstract manageAccess(company: CompanyId, roles: readonly Id[]): Promise<boolean>;
}

/** Read model of roles for partners (§2.15). */
export abstract class RoleQueries {
  /** Returns all roles by name, as `{data}` (R35). */
  abstract all(company: CompanyId): Promise<JsonResponse>;
}
