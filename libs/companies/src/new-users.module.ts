import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import { CreateUser } from './application/create-user/create-user.js';
import { Invitations, UserNotices } from './application/ports/invitations.js';
import { Accounts } from './application/ports/accounts.js';
import { Users } from './application/ports/users.js';
import { Privileges } from './application/privileges/privileges.js';
import { InvitePerson } from './application/team/invite-person.js';
import { PortalRights } from './application/team/portal-rights.js';
import { UserChanges } from './application/user-changes/user-changes.js';
import { UserInvitation } from './application/user-invitation/user-invitation.js';
import { CompaniesModule } from './companies.module.js';

/** Creation of users by partners, and invitations by people of the company. Needs the port `UserNotices`. */
@Module({
  imports: [CompaniesModule],
  providers: [
    provide(UserInvitation, [Invitations, UserNotices]),
    provide(CreateUser, [UnitOfWork, UserChanges, Privileges, UserInvitation]),
    provide(InvitePerson, [UnitOfWork, Users, Accounts, UserChanges, PortalRights, UserInvitation]),
  ],
  exports: [CreateUser, InvitePerson],
})
export class NewUsersModule {}
