import { type Actor, type AuditTrail, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Session, Sessions } from '../ports/sessions.js';

/** Sessions of the actor, in this and other browsers (R91). */
export class OwnSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the sessions, most recently used first. */
  async list({ company, id }: Actor): Promise<readonly Session[]> {
    return id === undefined ? [] : this.sessions.of(company, id, this.work.now());
  }

  /** Ends a session. @throws DomainError `notFound` for one that has ended or belongs to another user. */
  end(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const ended = actor.id !== undefined && (await this.sessions.end(actor.company, actor.id, id, at));
      if (!ended) throw notFound('session');
      this.audit.add(actor, { at, action: 'session.ended', resourceType: 'session', resourceId: id, changes: {} });
    });
  }
}
