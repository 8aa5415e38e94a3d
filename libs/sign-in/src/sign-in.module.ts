import { Module } from '@nestjs/common';
import {
  AcceptInvitation,
  CompaniesModule,
  InvitationDirectory,
  PortalManagers,
  PortalRights,
} from '@partner/companies';
import { AuditTrail, UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase, Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { FollowInvitation } from './application/accept-invitation/follow-invitation.js';
import { OwnSessions } from './application/own-sessions/own-sessions.js';
import { TeamSessions } from './application/own-sessions/team-sessions.js';
import { SessionDirectory, Sessions } from './application/ports/sessions.js';
import { SignInLinks, SignInNotices } from './application/ports/sign-in-links.js';
import { RequestSignIn } from './application/request-sign-in/request-sign-in.js';
import { ResolveSession } from './application/resolve-session/resolve-session.js';
import { StartSession } from './application/start-session/start-session.js';
import { DatabaseSessionDirectory, DatabaseSessions } from './persistence/database-sessions.js';
import { SignInLinksModule } from './sign-in-links.module.js';

const exported = [
  provide(RequestSignIn, [UnitOfWork, PortalManagers, SignInLinks, SignInNotices]),
  provide(StartSession, [UnitOfWork, PortalManagers, SignInLinks, Sessions, AuditTrail]),
  provide(FollowInvitation, [InvitationDirectory, AcceptInvitation, StartSession]),
  provide(ResolveSession, [UnitOfWork, SessionDirectory, Sessions, PortalManagers]),
  provide(TeamSessions, [UnitOfWork, Sessions, PortalRights, PortalManagers, AuditTrail]),
  provide(OwnSessions, [UnitOfWork, Sessions, AuditTrail]),
];

/** Sign-in to the portal. Needs the port `SignInNotices`. */
@Module({
  imports: [CompaniesModule, SignInLinksModule],
  providers: [
    provide(Sessions, [Database], DatabaseSessions),
    provide(SessionDirectory, [CrossCompanyDatabase], DatabaseSessionDirectory),
    ...exported,
  ],
  exports: exported.map(({ provide: token }) => token),
})
export class SignInModule {}
