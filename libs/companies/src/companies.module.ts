import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { CompanyTimezone } from '@partner/locations';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { Contexts, provide } from '@partner/schema';
import { AcceptInvitation } from './application/accept-invitation/accept-invitation.js';
import { ChangeUser } from './application/change-user/change-user.js';
import { CreateCompany } from './application/create-company/create-company.js';
import { CreateSandbox } from './application/create-sandbox/create-sandbox.js';
import { Accounts } from './application/ports/accounts.js';
import { Companies, CompanyContacts, CompanyQueries } from './application/ports/companies.js';
import { Invitations, OpenInvitations } from './application/ports/invitations.js';
import { InvitationDirectory, PortalManagers } from './application/ports/portal-managers.js';
import { PortalUsers, UserQueries, Users, SalesPeople } from './application/ports/users.js';
import { RoleQueries, Roles } from './application/ports/roles.js';
import { Sandboxes } from './application/ports/sandboxes.js';
import { Team } from './application/ports/team.js';
import { Privileges } from './application/privileges/privileges.js';
import { PutCompany } from './application/put-company/put-company.js';
import { DeleteRole, PutRole } from './application/put-role/put-role.js';
import { PutUser } from './application/put-user/put-user.js';
import { PortalRights } from './application/team/portal-rights.js';
import { TeamChanges } from './application/team/team-changes.js';
import { TeamRoles } from './application/team/team-roles.js';
import { UserChanges } from './application/user-changes/user-changes.js';
import { DatabaseCompanyQueries } from './persistence/company.queries.js';
import { DatabaseAccounts } from './persistence/database-accounts.js';
import {
  DatabaseCompanies,
  DatabaseCompanyContacts,
  DatabaseCompanyTimezone,
} from './persistence/database-companies.js';
import { DatabaseInvitations, DatabaseOpenInvitations } from './persistence/database-invitations.js';
import { DatabaseInvitationDirectory, DatabasePortalManagers } from './persistence/database-portal-managers.js';
import { DatabaseSalesPeople } from './persistence/database-sales-people.js';
import { DatabaseRoles } from './persistence/database-roles.js';
import { DatabaseSandboxes } from './persistence/database-sandboxes.js';
import { DatabaseTeam } from './persistence/database-team.js';
import { DatabaseUsers } from './persistence/database-users.js';
import { DatabaseRoleQueries } from './persistence/role.queries.js';
import { DatabaseUserQueries } from './persistence/user.queries.js';

const internal = [
  provide(Accounts, [Database], DatabaseAccounts),
  provide(Invitations, [Database], DatabaseInvitations),
  provide(Roles, [Database], DatabaseRoles),
  provide(Users, [Database], DatabaseUsers),
  provide(Privileges, [Roles]),
  provide(UserChanges, [Users, Roles, Accounts, Invitations]),
];

const exported = [
  provide(Companies, [Database], DatabaseCompanies),
  provide(SalesPeople, [Database], DatabaseSalesPeople),
  provide(PortalUsers, [SalesPeople]),
  provide(PortalManagers, [Database, CrossCompanyDatabase], DatabasePortalManagers),
  provide(InvitationDirectory, [CrossCompanyDatabase], DatabaseInvitationDirectory),
  provide(CompanyContacts, [Database], DatabaseCompanyContacts),
  provide(CompanyTimezone, [], DatabaseCompanyTimezone),
  provide(CompanyQueries, [Database], DatabaseCompanyQueries),
  provide(OpenInvitations, [Database], DatabaseOpenInvitations),
  provide(RoleQueries, [Database], DatabaseRoleQueries),
  provide(Sandboxes, [Database, Contexts], DatabaseSandboxes),
  provide(UserQueries, [Database], DatabaseUserQueries),
  provide(AcceptInvitation, [UnitOfWork, Invitations, Accounts]),
  provide(ChangeUser, [UnitOfWork, Users, UserChanges, Privileges]),
  provide(CreateCompany, [UnitOfWork, Companies, Roles]),
  provide(CreateSandbox, [UnitOfWork, Sandboxes]),
  provide(DeleteRole, [UnitOfWork, Roles]),
  provide(PutCompany, [UnitOfWork, Companies]),
  provide(PortalRights, [PortalManagers, Roles]),
  provide(PutRole, [UnitOfWork, Roles]),
  provide(PutUser, [UnitOfWork, Users, UserChanges]),
  provide(Team, [Database], DatabaseTeam),
  provide(TeamChanges, [UnitOfWork, Users, Roles, Invitations, UserChanges, PortalRights]),
  provide(TeamRoles, [UnitOfWork, Roles, PutRole, DeleteRole, PortalRights]),
];

/** Companies, their roles and users. */
@Module({
  providers: [...internal, ...exported],
  exports: [...internal, ...exported].map(({ provide: token }) => token),
})
export class CompaniesModule {}
