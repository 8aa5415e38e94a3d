import { type DynamicModule, Module } from '@nestjs/common';
import {
  AcceptInvitation,
  CompaniesModule,
  InvitationDirectory,
  PortalManagers,
  PortalRights,
} from '@partner/companies';
import { AuditTrail, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { provide } from '@partner/schema';
import { FollowInvitation } from './application/accept-invitation/follow-invitation.js';
import { OwnSessions } from './application/own-sessions/own-sessions.js';
import { TeamSessions } from './application/own-sessions/team-sessions.js';
import { SecondFactors } from './application/ports/second-factors.js';
import { SessionDirectory, Sessions } from './application/ports/sessions.js';
import { SignInLinks, SignInNotices } from './application/ports/sign-in-links.js';
import { RequestSignIn } from './application/request-sign-in/request-sign-in.js';
import { ResolveSession } from './application/resolve-session/resolve-session.js';
import { AddSecondFactor } from './application/second-factor/add-second-factor.js';
import { CompanySecondFactor } from './application/second-factor/company-second-factor.js';
import { OwnSecondFactors } from './application/second-factor/own-second-factors.js';
import { PresentSecondFactor } from './application/second-factor/present-second-factor.js';
import { StartSession } from './application/start-session/start-session.js';
import { Totp } from './factors/totp.js';
import { DatabaseSessions } from './persistence/database-sessions.js';
import { SignInLinksModule } from './sign-in-links.module.js';

const exported = [
  provide(RequestSignIn, [UnitOfWork, PortalManagers, SignInLinks, SignInNotices]),
  provide(StartSession, [UnitOfWork, PortalManagers, SignInLinks, Sessions, SessionDirectory, AuditTrail]),
  provide(FollowInvitation, [InvitationDirectory, AcceptInvitation, StartSession]),
  provide(ResolveSession, [UnitOfWork, SessionDirectory, Sessions, PortalManagers]),
  provide(TeamSessions, [UnitOfWork, Sessions, PortalRights, PortalManagers, AuditTrail]),
  provide(OwnSessions, [UnitOfWork, Sessions, AuditTrail]),
  provide(AddSecondFactor, [UnitOfWork, SecondFactors, Sessions, AuditTrail, SignInNotices, Totp]),
  provide(PresentSecondFactor, [UnitOfWork, SecondFactors, Sessions, AuditTrail, SignInNotices, Totp]),
  provide(OwnSecondFactors, [UnitOfWork, SecondFactors, AuditTrail, SignInNotices]),
  provide(CompanySecondFactor, [UnitOfWork, SecondFactors, AuditTrail]),
];

/** Sign-in to the portal. Needs the port `SignInNotices`. */
@Module({})
export class SignInModule {
  /** @param secrets keys that encrypt the secrets of authenticator apps. */
  static forRoot({ secrets }: { readonly secrets: SecretKeys }): DynamicModule {
    return {
      module: SignInModule,
      imports: [CompaniesModule, SignInLinksModule],
      providers: [
        { provide: Totp, useFactory: () => new Totp(new SecretBox(...secrets)) },
        provide(Sessions, [Database], DatabaseSessions),
        ...exported,
      ],
      exports: exported.map(({ provide: token }) => token),
    };
  }
}
