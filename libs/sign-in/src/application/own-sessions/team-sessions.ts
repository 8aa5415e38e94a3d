import type { PortalManagers, PortalRights } from '@partner/companies';
import { type Actor, type AuditTrail, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Session, Sessions } from '../ports/sessions.js';

/** Sessions of everybody in the actor's company (R91). */
export class TeamSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly rights: PortalRights,
    private readonly managers: PortalManagers,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the sessions of all users, most recently used first. */
  list({ company }: Actor): Promise<readonly Session[]> {
    return this.sessions.ofCompany(company, this.work.now());
  }

  /**
   * Ends the session of a person none of whose rights the actor lacks.
   * @throws DomainError `notFound` for a session that has ended, `forbidden` (A8).
   */
  end(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const session = await this.sessions.find(actor.company, id, at);
      if (!session) throw notFound('session');
      const person = await this.managers.find(actor.company, session.userId);
      await this.rights.requireAll(actor, person?.rights ?? new Set());
      if (!(await this.sessions.end(actor.company, session.userId, id, at))) throw notFound('session');
      this.audit.add(actor, { at, action: 'session.ended', resourceType: 'session', resourceId: id, changes: {} });
    });
  }
}
