import { checkFixedFields, type CompanyId, conflict, DeleteRecord, type Id, missing, PutRecord } from '@partner/kernel';
import { Role, type RoleFields } from '../../domain/role/role.js';
import type { Roles } from '../ports/roles.js';

/**
 * @throws DomainError `invalid` (missing name of a new role, another key of a system role), `conflict` (another role
 * has the key).
 */
export class PutRole extends PutRecord<Role, Partial<RoleFields> & { readonly id?: Id }> {
  protected readonly kind = 'role';

  protected create(
    { name, ...fields }: Partial<RoleFields>,
    { id, companyId, createdAt }: { readonly id: Id; readonly companyId: CompanyId; readonly createdAt: Date },
  ): Role {
    if (name === undefined) throw missing('name is required for a new role');
    return Role.create(companyId, { ...fields, name }, createdAt, id);
  }

  protected revise(role: Role, fields: Partial<RoleFields>, at: Date): void {
    const { key, isSystem } = fields;
    // The key of a system role determines its rights (R101).
    if (role.state.isSystem) checkFixedFields('system role', role.state, { key, isSystem });
    role.revise(fields, at);
  }
}

/** Deletes a role. @throws DomainError `conflict` while a user has the role, and for a system role (R35). */
export class DeleteRole extends DeleteRecord<Role, Roles> {
  protected override async load(company: CompanyId, id: Id): Promise<Role> {
    const role = await this.records.getForUpdate(company, id);
    if (await this.records.isUsed(role)) throw conflict('role_in_use', 'a user has this role');
    return role;
  }
}
