import { Aggregate, type CompanyId, conflict, type Id, invalid, newId, type RecordState } from '@partner/kernel';
import { type Permission, permissions } from './system-roles.js';

/** What a role says of itself (§2.15). */
export interface RoleFields {
  readonly name: string;
  /** What programs call the role; derived from the name unless given. */
  readonly key: string;
  readonly description: string | null;
  readonly isSystem: boolean;
  /** What it lets its users do in the portal; those of a system role are in `systemRoles` (R101). */
  readonly permissions: readonly Permission[];
}

export interface RoleState extends RecordState, RoleFields {
  readonly deletedAt: Date | null;
}

/** What the users of a company may be (§2.15). It is audited and announces nothing in the feed. */
export class Role extends Aggregate<RoleState> {
  readonly resource = 'role';

  /** @throws DomainError `invalid` for an empty name, an unknown permission, or permissions of a system role. */
  static create(
    company: CompanyId,
    fields: Partial<RoleFields> & { readonly name: string },
    at: Date,
    id: Id = newId(),
  ): Role {
    const { name, description = null, isSystem = false, key = keyOf(name), permissions = [] } = checked(fields);
    refuseOfSystem(isSystem, permissions);
    const record = { id, companyId: company, version: 1, createdAt: at, updatedAt: at };
    return new Role({ ...record, name, key, description, isSystem, permissions, deletedAt: null }, false);
  }

  /** Takes over the fields given. The key stays with a new name. @throws DomainError `invalid` as `create`. */
  revise(fields: Partial<RoleFields>, at: Date): void {
    const { isSystem, permissions } = { ...this.state, ...checked(fields) };
    refuseOfSystem(isSystem, permissions);
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
  if (unknown !== undefined) throw invalid(`unknown permission ${unknown}; there is ${permissions.join(', ')}`);
  return fields;
}

/** What system roles let their users do is the same in every company. */
function refuseOfSystem(isSystem: boolean, given: readonly Permission[]): void {
  if (isSystem && given.length > 0) throw invalid('the permissions of a system role are fixed');
}

/** `Lot Manager` is called `lot-manager`. */
function keyOf(name: string): string {
  return (
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'role'
  );
}
