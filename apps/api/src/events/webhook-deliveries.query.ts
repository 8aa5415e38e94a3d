import { FlagParam, IdParam, SpanParam, TextParam } from '@partner/http';
import type { Id, Span } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';

/** A look into the delivery log (§4.14, E11). */
export class WebhookDeliveriesQuery extends ListQuery {
  @IdParam({ description: 'Attempts to deliver this event.' }) eventId?: Id;
  @IdParam({ description: 'Attempts for this subscription.' }) subscriptionId?: Id;
  @TextParam({ description: 'Attempts to deliver events of this type.' }) eventType?: string;
  @FlagParam({ description: 'Attempts that succeeded, or those that failed.' }) ok?: boolean;
  @SpanParam({
    description: 'Attempts made from then on: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.',
  })
  from?: Span;
  @SpanParam({
    description: 'Attempts made until then: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.',
  })
  to?: Span;
}
