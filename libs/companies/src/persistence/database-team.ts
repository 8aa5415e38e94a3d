import type { CompanyId } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql from 'sql-template-tag';
import type { Person, Team, TeamRole } from '../application/ports/team.js';
import { type GrantingRole, rightsOf, systemRoles } from '../domain/role/system-roles.js';
import { grantingRole, opensPortal, userName } from './user.sql.js';

type PersonRow = Omit<Person, 'rights'> & { readonly role: GrantingRole | null };

export class DatabaseTeam implements Team {
  constructor(private readonly database: Database) {}

  async people(company: CompanyId): Promise<readonly Person[]> {
    const rows = await this.database.query<PersonRow>(sql`select u.id, ${userName('u')} as name, u.email,
        u.is_owner as "isOwner", u.role_id as "roleId", i.expires_at as "invitedUntil",
        ${grantingRole('r')} as role
      from users u left join roles r on r.company_id = u.company_id and r.id = u.role_id and r.deleted_at is null
        left join invitations i on i.company_id = u.company_id and i.user_id = u.id
          and i.accepted_at is null and i.voided_at is null
      where u.company_id = ${company} and u.active and (u.is_owner or ${opensPortal})
      order by u.is_owner desc, lower(u.first_name || ' ' || u.last_name), u.id limit 500`);
    return rows.map(({ role, ...person }) => ({
      ...person,
      rights: [...rightsOf(role ?? undefined, person.isOwner)],
    }));
  }

  async roles(company: CompanyId): Promise<readonly TeamRole[]> {
    const rows = await this.database.query<TeamRole>(sql`
      select r.id, r.key, r.name, r.is_system as "isSystem", r.permissions,
        (select count(*)::int from users u
          where u.company_id = r.company_id and u.role_id = r.id and u.active) as people
      from roles r where r.company_id = ${company} and r.deleted_at is null
      order by r.is_system desc, lower(r.name), r.id limit 500`);
    return rows.map(({ permissions, ...role }) => ({
      ...role,
      permissions: role.isSystem ? (systemRoles.find((one) => one.key === role.key)?.permissions ?? []) : permissions,
    }));
  }
}
