import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import { CreateUser } from './application/create-user/create-user.js';
import { Invitations, UserNotices } from './application/ports/invitations.js';
import { Privileges } from './application/privileges/privileges.js';
import { UserChanges } from './application/user-changes/user-changes.js';
import { CompaniesModule } from './companies.module.js';

/** Creation of users by partners, with mail notices. Needs the port `UserNotices`. */
@Module({
  imports: [CompaniesModule],
  providers: [provide(CreateUser, [UnitOfWork, UserChanges, Privileges, Invitations, UserNotices])],
  exports: [CreateUser],
})
export class NewUsersModule {}
