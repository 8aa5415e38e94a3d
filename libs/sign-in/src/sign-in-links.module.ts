import { Module } from '@nestjs/common';
import { CompaniesModule, PortalManagers } from '@partner/companies';
import { AuditTrail, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateSignInLink } from './application/create-sign-in-link/create-sign-in-link.js';
import { SignInLinks } from './application/ports/sign-in-links.js';
import { DatabaseSignInLinks } from './persistence/database-sign-in-links.js';

/** Sign-in links created by operators on the command line. */
@Module({
  imports: [CompaniesModule],
  providers: [
    provide(SignInLinks, [Database, CrossCompanyDatabase], DatabaseSignInLinks),
    provide(CreateSignInLink, [UnitOfWork, PortalManagers, SignInLinks, AuditTrail]),
  ],
  exports: [SignInLinks, CreateSignInLink],
})
export class SignInLinksModule {}
