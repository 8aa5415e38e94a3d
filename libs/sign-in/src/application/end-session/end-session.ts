import { type Actor, type AuditTrail, type Id, notFound, type UnitOfWork } from '@partner/kernel';
import type { Sessions } from '../ports/sessions.js';

/** Ends a session of the actor in this or another browser (R91). */
export class EndSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError `notFound` for a session that has ended or belongs to another user. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const ended = actor.id !== undefined && (await this.sessions.end(actor.company, actor.id, id, at));
      if (!ended) throw notFound('session');
      this.audit.add(actor, { at, action: 'session.ended', resourceType: 'session', resourceId: id, changes: {} });
    });
  }
}
