import type { CompanyId, Id } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql from 'sql-template-tag';
import type { Roles } from '../application/ports/roles.js';
import { Role } from '../domain/role/role.js';
import { roleTable } from './role.entity.js';
import { opensPortal } from './user.sql.js';

const exists = sql`t.deleted_at is null`;

export class DatabaseRoles
  extends repositoryOf({ table: roleTable, name: 'role', fromState: (state) => new Role(state, true), exists })
  implements Roles
{
  override async find(company: CompanyId, id: Id): Promise<Role | undefined> {
    return (await this.locked(company, sql`t.id = ${id} and ${exists}`))[0];
  }

  async isNameTaken(company: CompanyId, name: string, except: Id | undefined): Promise<boolean> {
    const [role] = await this.database.query(sql`select 1 from roles t where t.company_id = ${company} and ${exists}
      and fold_case(t.name) = fold_case(${name}) and t.id is distinct from ${except ?? null} limit 1`);
    return role !== undefined;
  }

  findSystem(company: CompanyId, key: string): Promise<Role | undefined> {
    return this.locked(company, sql`t.is_system and t.key = ${key}`).then(([role]) => role);
  }

  async isUsed({ state: { companyId, id } }: Role): Promise<boolean> {
    const [user] = await this.database.query(
      sql`select 1 from users where company_id = ${companyId} and role_id = ${id} limit 1`,
    );
    return user !== undefined;
  }

  async openPortal(company: CompanyId, roles: readonly Id[]): Promise<boolean> {
    const [role] = await this.database.query(sql`select 1 from roles r
      where r.company_id = ${company} and r.id = any(${[...roles]}::char(24)[]) and ${opensPortal} limit 1`);
    return role !== undefined;
  }
}
