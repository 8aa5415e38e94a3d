import { FreeJson, IdField, Instant, OneOf, Text } from '@partner/http';
import { type Id, invalid } from '@partner/kernel';
import {
  PutSiteEvent,
  type PutSiteEventCommand,
  siteEventSources,
  type SiteEventSource,
  siteEventTypes,
  type SiteEventType,
} from '@partner/site-events';
import { put, type ContextHandlers } from './handler.js';

/** A site event (§2.26), including fields that partners send but cannot read back. */
class SiteEventLine {
  @IdField() id?: Id;
  @IdField() eventId?: Id;
  @OneOf(siteEventTypes) eventType?: SiteEventType;
  @Instant() occurredAt?: Date;
  @Text({ min: 1, max: 200 }) sessionId?: string;
  @Text({ clearable: true, max: 200 }) visitorId?: string | null;
  @OneOf(siteEventSources) source?: SiteEventSource;
  @Text({ clearable: true, max: 200 }) siteHost?: string | null;
  @Text({ clearable: true, max: 2000 }) page?: string | null;
  @Text({ clearable: true, max: 200 }) productId?: string | null;
  @Text({ clearable: true, max: 200 }) productName?: string | null;
  @Text({ clearable: true, max: 200 }) step?: string | null;
  @Text({ clearable: true, max: 200 }) menuItem?: string | null;
  @Text({ clearable: true, max: 200 }) quoteId?: string | null;
  @Text({ clearable: true, max: 200 }) configId?: string | null;
  @FreeJson({ of: 'any', clearable: true }) payload?: unknown;
  @FreeJson({ clearable: true }) client?: object | null;
  @FreeJson({ clearable: true }) details?: object | null;
}

export const siteEventsHandlers: ContextHandlers = {
  puts: {
    'site-event': put({
      line: SiteEventLine,
      needs: ['eventType', 'sessionId'],
      table: 'site_events',
      idName: 'eventId',
      useCase: PutSiteEvent,
      command: ({ id, eventId, ...fields }: SiteEventLine): PutSiteEventCommand => {
        if (id !== undefined && eventId !== undefined && id !== eventId)
          throw invalid('id and eventId must be the same');
        return { ...fields, id: id ?? eventId };
      },
    }),
  },
};
