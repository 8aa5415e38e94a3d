import { type Actor, type Clock, invalid } from '@partner/kernel';
import { occurredAtProblem } from '../../domain/site-event/occurred-at.js';
import type { SiteEventDetails, Visit } from '../../domain/site-event/site-event.js';
import type { SiteEvents } from '../ports/site-events.js';

interface ReceivedSiteEvent extends Omit<SiteEventDetails, 'occurredAt'> {
  /** Defaults to the time of arrival. */
  readonly occurredAt?: Date;
}

/** Events of one visit, sent in one request. */
export interface RecordSiteEventsCommand extends Visit {
  readonly events: readonly ReceivedSiteEvent[];
}

const isDated = (event: ReceivedSiteEvent): event is SiteEventDetails => event.occurredAt !== undefined;

/** Records the actions of visitors (§4.15). Changes no records, so it emits no events and writes no audit entries. */
export class RecordSiteEvents {
  /** @param retentionDays retention of site events in days (R5). */
  constructor(
    private readonly siteEvents: SiteEvents,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  /**
   * @returns the number of stored events, which is all of them.
   * @throws DomainError `invalid` naming the index, from 0, of the first event whose time is out of range; nothing is
   * stored then (R53).
   */
  async execute(actor: Actor, { events, ...visit }: RecordSiteEventsCommand): Promise<number> {
    const arrival = this.clock.now();
    const dated = events.map((event, index) => {
      const occurredAt = event.occurredAt ?? arrival;
      const problem = occurredAtProblem(occurredAt, arrival, this.retentionDays);
      if (problem !== undefined) {
        const field = `events[${index}].occurred_at`;
        throw invalid(`${field} ${problem}`, 'invalid_field', { field });
      }
      return isDated(event) ? event : { ...event, occurredAt };
    });
    const credentialId = actor.kind === 'credential' ? actor.id : undefined;
    await this.siteEvents.store(actor.company, { ...visit, credentialId, events: dated });
    return dated.length;
  }
}
