import { isDeepStrictEqual } from 'node:util';
import type { Actor, AuditTrail, Id, UnitOfWork } from '@partner/kernel';
import { missing, newId, omitUndefined } from '@partner/kernel';
import type { SiteEvent } from '../../domain/site-event/site-event.js';
import type { SiteEvents } from '../ports/site-events.js';

/** Fields of a site event from the portal. Absent means unchanged, or the default of a new one. */
export type PutSiteEventCommand = Partial<SiteEvent>;

export class PutSiteEvent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly siteEvents: SiteEvents,
    private readonly audit: AuditTrail,
  ) {}

  /** @returns the event's id. @throws DomainError `invalid` when a new event lacks `eventType` or `sessionId`. */
  execute(actor: Actor, { id = newId(), ...command }: PutSiteEventCommand): Promise<Id> {
    return this.work.run(actor, async () => {
      const at = this.work.now();
      const fields = omitUndefined(command);
      const existing = await this.siteEvents.find(actor.company, id);
      const event = existing ? { ...existing, ...fields } : created(id, fields, at);
      const changes = changesOf(existing, event);
      if (Object.keys(changes).length === 0) return id;
      await this.siteEvents.put(actor.company, event);
      const action = existing ? 'site_event.updated' : 'site_event.created';
      this.audit.add(actor, { at, action, resourceType: 'site_event', resourceId: id, changes });
      return id;
    });
  }
}

function created(id: Id, { eventType, sessionId, ...rest }: PutSiteEventCommand, at: Date): SiteEvent {
  if (eventType === undefined) throw missing('eventType is required for a new site event');
  if (sessionId === undefined) throw missing('sessionId is required for a new site event');
  return { occurredAt: at, source: 'marketing', ...rest, id, eventType, sessionId };
}

function changesOf(before: SiteEvent | undefined, after: SiteEvent): Record<string, readonly [unknown, unknown]> {
  const values = (before ?? {}) as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== 'id' && !isDeepStrictEqual(values[name], value),
  );
  return Object.fromEntries(changed.map(([name, value]) => [name, [values[name] ?? null, value]]));
}
