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

/** One event of a call (§4.15). */
export class SiteEventPart {
  @OneOf(siteEventTypes, { required: true, example: 'product.view' }) event_type!: SiteEventType;
  @Instant({ description: 'The arrival unless given; at most a day ahead, and not older than the retention.' })
  occurred_at?: Date;
  @Text({ max: 2000, example: '/sheds/lofted-barn' }) page?: string;
  @Text({ max: 200, description: 'A text of the website, which is not looked up.', example: 'lofted-barn' })
  product_id?: string;
  @Text({ max: 200, example: 'Lofted Barn' }) product_name?: string;
  @FreeJson({ description: 'Whatever else there is to say.', example: { position: 3 } }) payload?: object;
}

/** Events of one visit, in the envelope of the configurator's tracker: snake case (§4.15, §9). */
export class SiteEventsRequest {
  @Text({ required: true, max: 200, example: 's-5f2c' }) session_id!: string;
  @Text({ max: 200, description: 'Joins visits of one visitor, the configurator included.', example: 'v-91ab' })
  visitor_id?: string;
  @Text({ max: 200, example: 'shop.ozark-sheds.example.com' }) site_host?: string;
  @ListOf(() => SiteEventPart, { required: true, min: 1, max: 25 }) events!: SiteEventPart[];
  @ReadOnlyField({}, { description: 'Ignored: the credential says which company it is.' }) company_id?: unknown;
}

/** A look at the events of visitors (§4.15). */
export class SiteEventsQuery {
  @TextParam({ description: 'The `nextCursor` of the page before; from the newest event when absent.' })
  cursor?: string;
  @LimitParam({ default: 100, max: 200 }) limit!: number;
  @TextParam({ description: 'Only the events of this visit.' }) sessionId?: string;
  @ListParam({ description: 'Only these types, separated by commas.' })
  types?: string[];
  @SpanParam({ description: 'Events that occurred from then on, inclusive.' })
  from?: Span;
  @SpanParam({ description: 'Events that occurred until then, inclusive.' })
  to?: Span;
}
