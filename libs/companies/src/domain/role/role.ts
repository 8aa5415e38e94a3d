import { Aggregate, type CompanyId, conflict, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import { type Permission, permissions } from './system-roles.js';

/** Fields of a role (§2.15). */
export interface RoleFields {
  readonly name: string;
  /** Stable identifier for programs; derived from the name by default. */
  readonly key: string;
  readonly description: string | null;
  readonly isSystem: boolean;
  /** Portal permissions of the role's users; permissions of system roles are in `systemRoles` (R101). */
  readonly permissions: readonly Permission[];
}

export interface RoleState extends RecordState, RoleFields {
  readonly deletedAt: Date | null;
}

/** Code and message of the conflict with another role. */
export const roleTaken = ['role_key_taken', 'another role has this name or key'] as const;

/** Role of users in a company (§2.15). Audited; emits no events. */
export class Role extends Aggregate<RoleState> {
  readonly resource = 'role';

  /** @throws DomainError `invalid` for an empty name, an unknown permission, or permissions on a system role. */
  static create(
    company: CompanyId,
    fields: Partial<RoleFields> & { readonly name: string },
    at: Date,
    id: Id = newId(),
  ): Role {
    const { name, description = null, isSystem = false, key = keyOf(name), permissions = [] } = checked(fields);
    rejectPermissionsOfSystemRole(isSystem, permissions);
    const record = { id, companyId: company, version: 1, createdAt: at, updatedAt: at };
    return new Role({ ...record, name, key, description, isSystem, permissions, deletedAt: null }, false);
  }

  /** Applies the given fields. Renaming keeps the key. @throws DomainError `invalid` as `create`. */
  revise(fields: Partial<RoleFields>, at: Date): void {
    const { isSystem, permissions } = { ...this.state, ...checked(fields) };
    rejectPermissionsOfSystemRole(isSystem, permissions);
    this.change(fields, at);
  }

  /** @throws DomainError `conflict` for a system role, which every company has (R35). */
  delete(at: Date): void {
    if (this.state.isSystem) throw conflict('system_role', 'a system role cannot be deleted');
    this.change({ deletedAt: at }, at);
  }
}

function checked<F extends Partial<RoleFields>>(fields: F): F {
  if (fields.name?.trim() === '') throw invalid('name must not be empty');
  const unknown = fields.permissions?.find((one) => !permissions.includes(one));
  if (unknown !== undefined)
    throw invalid(`unknown permission ${unknown}; it must be one of ${permissions.join(', ')}`);
  return fields;
}

/** Rejects permissions on system roles, whose permissions are the same in every company. */
function rejectPermissionsOfSystemRole(isSystem: boolean, given: readonly Permission[]): void {
  if (isSystem && given.length > 0) throw invalid('the permissions of a system role are fixed');
}

/** Derives the key from a name: `Lot Manager` becomes `lot-manager`. */
function keyOf(name: string): string {
  return (
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'role'
  );
}
