import {
  ListOf,
  FreeJson,
  Instant,
  LimitParam,
  ListParam,
  OneOf,
  ReadOnlyField,
  SpanParam,
  Text,
  TextParam,
} from '@partner/http';
import type { Span } from '@partner/kernel';
import { siteEventTypes, type SiteEventType } from '@partner/site-events';

/** One event of a request (§4.15). */
export class SiteEventPart {
  @OneOf(siteEventTypes, { required: true, example: 'product.view' }) event_type!: SiteEventType;
  @Instant({ description: 'Time of the event, at most a day ahead and within the retention. Defaults to the arrival.' })
  occurred_at?: Date;
  @Text({ max: 2000, example: '/sheds/lofted-barn' }) page?: string;
  @Text({ max: 200, description: 'Product id of the website. It is not looked up.', example: 'lofted-barn' })
  product_id?: string;
  @Text({ max: 200, example: 'Lofted Barn' }) product_name?: string;
  @FreeJson({ description: 'Additional data of your own.', example: { position: 3 } }) payload?: object;
}

/** Events of one visit, in the snake case envelope of the configurator's tracker (§4.15, §9). */
export class SiteEventsRequest {
  @Text({ required: true, max: 200, example: 's-5f2c' }) session_id!: string;
  @Text({
    max: 200,
    description: 'Id that connects the visits of one visitor, including the configurator.',
    example: 'v-91ab',
  })
  visitor_id?: string;
  @Text({ max: 200, example: 'shop.ozark-sheds.example.com' }) site_host?: string;
  @ListOf(() => SiteEventPart, { required: true, min: 1, max: 25 }) events!: SiteEventPart[];
  @ReadOnlyField({}, { description: 'Ignored. The credential determines the company.' }) company_id?: unknown;
}

/** Query of site events (§4.15). */
export class SiteEventsQuery {
  @TextParam({ description: '`nextCursor` of the previous page. Starts at the newest event if absent.' })
  cursor?: string;
  @LimitParam({ default: 100, max: 200 }) limit!: number;
  @TextParam({ description: 'Filters by visit.' }) sessionId?: string;
  @ListParam({
    description: 'Filters by event types, separated by commas.',
    known: { values: siteEventTypes, list: true },
  })
  types?: string[];
  @SpanParam({ description: 'Filters by time of the event, from this time (inclusive).' })
  from?: Span;
  @SpanParam({ description: 'Filters by time of the event, up to this time (inclusive).' })
  to?: Span;
}
