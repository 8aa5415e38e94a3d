import type { CompanyId, Id } from '@partner/kernel';
import { type CrossCompanyDatabase, type Database, lookUp } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { InvitationDirectory, PortalManager, PortalManagers } from '../application/ports/portal-managers.js';
import { type GrantingRole, rightsOf } from '../domain/role/system-roles.js';
import { grantingRole, opensPortal, userName } from './user.sql.js';

type Row = Omit<PortalManager, 'actor' | 'rights'> & { readonly isOwner: boolean; readonly role: GrantingRole | null };

/** Selects users `u` who may use the portal, with their roles `r`. */
const managers: Sql = sql`select u.company_id as company, u.id, u.account_id as account,
    ${userName('u')} as name, u.email, u.is_owner as "isOwner",
    ${grantingRole('r')} as role,
    exists (select 1 from suspended_companies k where k.company_id = u.company_id and not k.by_itself) as "isSuspended"
  from users u left join roles r on r.company_id = u.company_id and r.id = u.role_id and r.deleted_at is null
  where u.active and (u.is_owner or ${opensPortal})`;

export class DatabasePortalManagers implements PortalManagers {
  constructor(
    private readonly database: Database,
    private readonly acrossCompanies: CrossCompanyDatabase,
  ) {}

  async find(company: CompanyId, user: Id): Promise<PortalManager | undefined> {
    const [row] = await this.database.query<Row>(sql`${managers} and u.company_id = ${company} and u.id = ${user}`);
    return managerOf(row);
  }

  async first(company: CompanyId, email?: string): Promise<PortalManager | undefined> {
    const which = email === undefined ? sql`true` : sql`u.email_lower = fold_case(${email})`;
    const [row] = await this.database.query<Row>(sql`${managers} and u.company_id = ${company} and ${which}
        order by u.is_owner desc, u.created_at, u.id limit 1`);
    return managerOf(row);
  }

  async findByEmail(email: string, limit: number): Promise<readonly PortalManager[]> {
    const rows = await lookUp<Row>(
      this.acrossCompanies,
      sql`${managers} and u.account_id = (select a.id from accounts a where a.email = fold_case(${email}))
        order by u.company_id limit ${limit}::int`,
      'company',
      'skip',
    );
    return rows.flatMap((row) => managerOf(row) ?? []);
  }

  async recordSignIn(company: CompanyId, user: Id, at: Date): Promise<void> {
    await this.database.query(sql`update accounts a set login_at = ${at} from users u
      where u.company_id = ${company} and u.id = ${user} and a.id = u.account_id and a.login_at is null`);
  }

  async lockRights(company: CompanyId): Promise<void> {
    await this.database.lockName(`rights ${company}`);
  }
}

export class DatabaseInvitationDirectory implements InvitationDirectory {
  constructor(private readonly database: CrossCompanyDatabase) {}

  async find(tokenHash: string): Promise<{ readonly company: CompanyId; readonly account: Id } | undefined> {
    const [invitation] = await lookUp<{ company: CompanyId; account: Id }>(
      this.database,
      sql`select company_id as company, account_id as account from invitations where token_hash = ${tokenHash}`,
      'company',
      'skip',
    );
    return invitation;
  }
}

const managerOf = (row: Row | undefined): PortalManager | undefined => {
  if (!row) return undefined;
  const { role, isOwner, ...user } = row;
  const { company, id, name, email } = user;
  const rights = rightsOf(role ?? undefined, isOwner);
  return { ...user, rights, actor: { company, kind: 'user', id, name, email } };
};
