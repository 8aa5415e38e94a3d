import type { PortalManagers, PortalManager, Rights } from '@partner/companies';
import { type Actor, DomainError, hashOfToken, portal, type UnitOfWork } from '@partner/kernel';
import { idleUntil, shouldRecordUse } from '../../domain/session/session-times.js';
import type { FoundSession, OwnSession, SessionDirectory, Sessions } from '../ports/sessions.js';
import type { SignInUser } from '../ports/sign-in-links.js';

/**
 * State of a session: `complete`; `awaited` until the person presents a second factor; `missing` while the company
 * requires one and the person has none.
 */
export type SecondFactorState = 'complete' | 'awaited' | 'missing';

interface SignedIn {
  readonly session: OwnSession;
  readonly secondFactor: SecondFactorState;
  readonly actor: Actor;
  readonly rights: Rights;
}

/** Identifies the user of a browser's session (R91). */
export class ResolveSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly directory: SessionDirectory,
    private readonly sessions: Sessions,
    private readonly managers: PortalManagers,
  ) {}

  /** @returns undefined for an ended session or a user who may no longer use the portal. */
  async execute(token: string): Promise<SignedIn | undefined> {
    const at = this.work.now();
    const session = await this.directory.find(hashOfToken(token), at);
    if (!session) return undefined;
    const { companyId, seenAt, expiresAt } = session;
    return this.work.run(portal(companyId), async () => {
      const manager = await managerOf(session, this.managers);
      if (!manager) return undefined;
      if (shouldRecordUse(seenAt, at)) await this.sessions.recordUse(session, at, idleUntil(at, expiresAt));
      const { account: accountId, actor, rights } = manager;
      return { session: { ...session, accountId }, secondFactor: stateOf(session), actor, rights };
    });
  }
}

const stateOf = ({ hasFactor, isFactorRequired, secondFactorAt }: FoundSession): SecondFactorState => {
  if (hasFactor) return secondFactorAt === null ? 'awaited' : 'complete';
  return isFactorRequired ? 'missing' : 'complete';
};

/**
 * Returns the user of a link or session. Undefined when they may no longer use the portal, or when the membership now
 * belongs to another account (R34).
 * @throws DomainError `forbidden` while the company is suspended.
 */
export async function managerOf(
  { companyId, userId, accountId }: SignInUser,
  managers: PortalManagers,
): Promise<PortalManager | undefined> {
  const manager = await managers.find(companyId, userId);
  if (accountId !== null && manager?.account !== accountId) return undefined;
  if (manager?.isSuspended) throw new DomainError('forbidden', 'company_suspended', 'the company is suspended');
  return manager;
}
