import { Module } from '@nestjs/common';
import { CompaniesModule, PortalManagers } from '@partner/companies';
import { AuditTrail, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { CreateSignInLink } from './application/create-sign-in-link/create-sign-in-link.js';
import { SecondFactors } from './application/ports/second-factors.js';
import { SessionDirectory } from './application/ports/sessions.js';
import { SignInLinks, SignInNotices } from './application/ports/sign-in-links.js';
import { ResetSecondFactor } from './application/second-factor/reset-second-factor.js';
import { DatabaseSecondFactors } from './persistence/database-second-factors.js';
import { DatabaseSessionDirectory } from './persistence/database-sessions.js';
import { DatabaseSignInLinks } from './persistence/database-sign-in-links.js';

/** Sign-in links and resets by operators on the command line. Needs the port `SignInNotices`. */
@Module({
  imports: [CompaniesModule],
  providers: [
    provide(SignInLinks, [Database, CrossCompanyDatabase], DatabaseSignInLinks),
    provide(SessionDirectory, [CrossCompanyDatabase], DatabaseSessionDirectory),
    provide(SecondFactors, [Database], DatabaseSecondFactors),
    provide(CreateSignInLink, [UnitOfWork, PortalManagers, SignInLinks, AuditTrail]),
    provide(ResetSecondFactor, [
      UnitOfWork,
      PortalManagers,
      SecondFactors,
      SessionDirectory,
      AuditTrail,
      SignInNotices,
    ]),
  ],
  exports: [SignInLinks, SessionDirectory, SecondFactors, CreateSignInLink, ResetSecondFactor],
})
export class SignInLinksModule {}
