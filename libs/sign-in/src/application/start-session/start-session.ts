import type { PortalManager, PortalManagers } from '@partner/companies';
import {
  type AuditTrail,
  type Clock,
  gone,
  hashOfToken,
  newId,
  newToken,
  portal,
  type UnitOfWork,
} from '@partner/kernel';
import { idleUntil, longestLifetime } from '../../domain/session/session-times.js';
import type { Session, Sessions } from '../ports/sessions.js';
import type { SignInLinks, SignInUser } from '../ports/sign-in-links.js';
import { managerOf } from './manager-of.js';

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
    const started = await this.of(link, browser);
    if (!started) throw gone('link_expired', 'the user of this link may not use the portal any more');
    return started;
  }

  /** A session of a user who has proved who they are. @returns undefined when they may not use the portal. */
  async of(user: SignInUser, { userAgent, replaces }: Browser): Promise<StartedSession | undefined> {
    const started = await this.work.run(portal(user.companyId), async () => {
      const manager = await managerOf(user, this.managers);
      return manager && this.#start(manager, userAgent);
    });
    // It may be of another company, so that it ends in a transaction of its own.
    if (started && replaces) await this.#end(replaces);
    return started;
  }

  #end({ companyId, userId, id }: Session): Promise<boolean> {
    return this.work.run(portal(companyId), () => this.sessions.end(companyId, userId, id, this.clock.now()));
  }

  async #start(manager: PortalManager, userAgent: string | undefined): Promise<StartedSession> {
    const { company: companyId, id: userId, account: accountId } = manager;
    const at = this.clock.now();
    const token = newToken();
    const expiresAt = new Date(at.getTime() + longestLifetime);
    const session: Session = {
      companyId,
      id: newId(),
      userId,
      accountId,
      tokenHash: hashOfToken(token),
      userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
      createdAt: at,
      seenAt: at,
      idleUntil: idleUntil(at, expiresAt),
      expiresAt,
    };
    await this.sessions.add(session);
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
