import type { PortalManager, PortalManagers } from '@partner/companies';
import type { AuditTrail, UnitOfWork } from '@partner/kernel';
import { gone, hashOfToken, newId, newToken, portal } from '@partner/kernel';
import { idleUntil, maxLifetime } from '../../domain/session/session-times.js';
import type { Session, SessionDirectory, Sessions } from '../ports/sessions.js';
import type { SignInLinks, SignInUser } from '../ports/sign-in-links.js';
import { managerOf } from '../resolve-session/resolve-session.js';

export interface Browser {
  readonly userAgent?: string;
  /** Token of the browser's previous session, which ends. */
  readonly former?: string;
}

/** A session and its secret token for the browser. */
export interface StartedSession {
  readonly session: Session;
  readonly token: string;
}

const maxUserAgentLength = 300;

/** Signs in the user of a link (R90). Every session has a new token, regardless of the browser's previous session. */
export class StartSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly managers: PortalManagers,
    private readonly links: SignInLinks,
    private readonly sessions: Sessions,
    private readonly directory: SessionDirectory,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError `gone` for a link that is unknown, used or expired, or whose user may not use the portal. */
  async execute({ token, ...browser }: Browser & { readonly token: string }): Promise<StartedSession> {
    const link = await this.links.use(hashOfToken(token), this.work.now());
    if (!link)
      throw gone('link_expired', 'the link was already used, has expired, or is incomplete; request a new one');
    const started = await this.of(link, browser);
    if (!started) throw gone('link_expired', 'the user of this link may no longer use the portal');
    return started;
  }

  /** Starts a session of an authenticated user. @returns undefined when they may not use the portal. */
  async of(user: SignInUser, { userAgent, former }: Browser): Promise<StartedSession | undefined> {
    const started = await this.work.run(portal(user.companyId), async () => {
      const manager = await managerOf(user, this.managers);
      return manager && this.#start(manager, userAgent);
    });
    if (started && former !== undefined) await this.#end(former);
    return started;
  }

  /** Ends the session in a transaction of its own, since its company may be another one, even a suspended one. */
  async #end(token: string): Promise<void> {
    const at = this.work.now();
    const former = await this.directory.find(hashOfToken(token), at);
    if (!former) return;
    const { companyId, userId, id } = former;
    await this.work.run(portal(companyId), () => this.sessions.end(companyId, userId, id, at));
  }

  async #start(manager: PortalManager, userAgent: string | undefined): Promise<StartedSession> {
    const { company: companyId, id: userId, account: accountId } = manager;
    const at = this.work.now();
    const token = newToken();
    const expiresAt = new Date(at.getTime() + maxLifetime);
    const session: Session = {
      companyId,
      id: newId(),
      userId,
      accountId,
      tokenHash: hashOfToken(token),
      userAgent: userAgent?.slice(0, maxUserAgentLength) ?? null,
      createdAt: at,
      seenAt: at,
      idleUntil: idleUntil(at, expiresAt),
      expiresAt,
      secondFactorAt: null,
    };
    await this.sessions.add(session);
    await this.managers.recordSignIn(companyId, userId, at);
    const resource = { resourceType: 'session', resourceId: session.id };
    this.audit.add(manager.actor, { at, action: 'session.started', ...resource, changes: {} });
    return { session, token };
  }
}
