import { type Actor, type Clock, invalid } from '@partner/kernel';
import { occurredAtProblem } from '../../domain/site-event/occurred-at.js';
import type { SiteEventDetails, Visit } from '../../domain/site-event/site-event.js';
import type { SiteEvents } from '../ports/site-events.js';

/** An event as it is told. */
interface ToldSiteEvent extends Omit<SiteEventDetails, 'occurredAt'> {
  /** The arrival unless given. */
  readonly occurredAt?: Date;
}

/** What of one visit is told in one call. */
export interface RecordSiteEventsCommand extends Visit {
  readonly events: readonly ToldSiteEvent[];
}

const isDated = (event: ToldSiteEvent): event is SiteEventDetails => event.occurredAt !== undefined;

/** Takes in what visitors did (§4.15). No records change by it, so it makes no events and no audit entries. */
export class RecordSiteEvents {
  /** @param retentionDays how long site events are kept (R5). */
  constructor(
    private readonly siteEvents: SiteEvents,
    private readonly clock: Clock,
    private readonly retentionDays: number,
  ) {}

  /**
   * @returns how many were stored, which is all of them.
   * @throws DomainError `invalid` naming the first event, from 0, whose time is out of range: then none is (R53).
   */
  async execute(actor: Actor, { events, ...visit }: RecordSiteEventsCommand): Promise<number> {
    const arrival = this.clock.now();
    const dated = events.map((event, index) => {
      const occurredAt = event.occurredAt ?? arrival;
      const problem = occurredAtProblem(occurredAt, arrival, this.retentionDays);
      if (problem !== undefined) throw invalid(`events[${index}].occurred_at ${problem}`);
      return isDated(event) ? event : { ...event, occurredAt };
    });
    const credentialId = actor.kind === 'credential' ? actor.id : undefined;
    await this.siteEvents.store(actor.company, { ...visit, credentialId, events: dated });
    return dated.length;
  }
}
