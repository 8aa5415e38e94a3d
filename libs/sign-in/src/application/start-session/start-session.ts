import type { PortalManager, PortalManagers } from '@partner/companies';
import {
  type AuditTrail,
  type Clock,
  type CompanyId,
  gone,
  hashOfToken,
  type Id,
  newId,
  newToken,
  portal,
  type UnitOfWork,
} from '@partner/kernel';
import { idleUntil, longestLifetime } from '../../domain/session/session-times.js';
import type { Session, Sessions } from '../ports/sessions.js';
import type { SignInLinks } from '../ports/sign-in-links.js';

/** Where a session is to be. */
export interface Browser {
  /** What it says it is. */
  readonly userAgent?: string;
  /** The session that it has until now, and gives up. */
  readonly replaces?: Session;
}

/** A session, and the secret that the browser keeps of it. */
export interface StartedSession {
  readonly session: Session;
  readonly token: string;
}

const longestUserAgent = 300;

/** A link is followed: its user is signed in (R90). Every session has a new token, whatever the browser had before. */
export class StartSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly links: SignInLinks,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `gone` for a link that is none, was used, or has expired, and for a user who may not. */
  async execute({ token, ...browser }: Browser & { readonly token: string }): Promise<StartedSession> {
    const link = await this.links.use(hashOfToken(token), this.clock.now());
    if (!link) throw gone('link_expired', 'the link was used already or has expired; ask for another one');
    const started = await this.of(link.companyId, link.userId, browser);
    if (!started) throw gone('link_expired', 'the user of this link may not use the portal any more');
    return started;
  }

  /** A session of a user who has proved who they are. @returns undefined when they may not use the portal. */
  of(company: CompanyId, user: Id, browser: Browser): Promise<StartedSession | undefined> {
    return this.work.run(portal(company), async () => {
      const manager = await this.managers.find(company, user);
      return manager && this.#start(manager, browser);
    });
  }

  async #start(manager: PortalManager, { userAgent, replaces }: Browser): Promise<StartedSession> {
    const { company: companyId, id: userId } = manager;
    const at = this.clock.now();
    const token = newToken();
    const expiresAt = new Date(at.getTime() + longestLifetime);
    const session: Session = {
      companyId,
      id: newId(),
      userId,
      tokenHash: hashOfToken(token),
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      createdAt: at,
      seenAt: at,
      idleUntil: idleUntil(at, expiresAt),
      expiresAt,
    };
    await this.sessions.add(session);
    // One of another company is out of reach here: its cookie is overwritten, and it ends by itself.
    if (replaces?.companyId === companyId) await this.sessions.end(companyId, replaces.userId, replaces.id, at);
    await this.managers.signedIn(companyId, userId, at);
    this.audit.add(manager.actor, {
      at,
      action: 'session.started',
      resourceType: 'session',
      resourceId: session.id,
      changes: {},
    });
    return { session, token };
  }
}
