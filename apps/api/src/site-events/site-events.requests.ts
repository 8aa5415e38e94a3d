import {
  Amount,
  FreeJson,
  FiniteNumber,
  IgnoresUnknownFields,
  ListOf,
  Instant,
  LimitParam,
  ListParam,
  Nested,
  OneOf,
  ReadOnlyField,
  SpanParam,
  Text,
  TextParam,
} from '@partner/http';
import type { Span } from '@partner/kernel';
import { siteEventTypes, type SiteEventType } from '@partner/site-events';

/** Text of a visit or an event (R53). */
const Short = (example: string, description?: string): PropertyDecorator =>
  Text({ max: 200, example, ...(description !== undefined && { description }) });

/** Campaign that led to the visit. */
export class UtmPart {
  @Short('newsletter') source?: string;
  @Short('newsletter', 'The same as `source`.') utm_source?: string;
  @Short('email') medium?: string;
  @Short('email', 'The same as `medium`.') utm_medium?: string;
  @Short('spring') campaign?: string;
  @Short('spring', 'The same as `campaign`.') utm_campaign?: string;
  @Short('barn') term?: string;
  @Short('barn', 'The same as `term`.') utm_term?: string;
  @Short('header') content?: string;
  @Short('header', 'The same as `content`.') utm_content?: string;
}

/** Visitor's own data, as entered. */
export class SiteCustomerPart {
  @Short('Ada') first_name?: string;
  @Short('Lovelace') last_name?: string;
  @Short('ada@example.com') email?: string;
  @Short('+1 555 0100') phone?: string;
  @Short('76701') zip?: string;
}

/** Delivery address, as entered. */
export class SiteDeliveryPart {
  @Short('12 Oak St') line1?: string;
  @Short('Unit 4') line2?: string;
  @Short('Waco') city?: string;
  @Short('TX') state?: string;
  @Short('76701') zip?: string;
  @Short('US') country?: string;
  @FiniteNumber({ example: 31.5 }) lat?: number;
  @FiniteNumber({ example: -97.1 }) lng?: number;
}

const paymentTypes = ['RENT_TO_OWN', 'CASH'] as const;

/** Payment that the visitor chose. */
export class SitePaymentPart {
  @OneOf(paymentTypes, { example: 'RENT_TO_OWN' }) payment_type?: (typeof paymentTypes)[number];
  @FiniteNumber({ example: 36 }) monthly_term?: number;
  @Amount({ example: 215.5 }) monthly_payment?: number;
  @Amount({ example: 431 }) total_due_today?: number;
  @Amount({ example: 4950 }) cash_total?: number;
  @Amount({ example: 4700 }) subtotal?: number;
  @Short('calculator') trigger?: string;
}

/** One event of a request (§4.15). */
export class SiteEventPart {
  @OneOf(siteEventTypes, { required: true, example: 'product.view' }) event_type!: SiteEventType;
  @Instant({ description: 'Time of the event, at most a day ahead and within the retention. Defaults to the arrival.' })
  occurred_at?: Date;
  @Text({ max: 2000, example: '/sheds/lofted-barn' }) page?: string;
  @Text({ max: 200, description: 'Product id of the website. It is not looked up.', example: 'lofted-barn' })
  product_id?: string;
  @Text({ max: 200, example: 'Lofted Barn' }) product_name?: string;
  @Short('v-91ab', 'Visitor of this event. Defaults to the visitor of the request.') visitor_id?: string;
  @Short('q-17', 'Quote of the website. It is not looked up.') quote_id?: string;
  @Short('cfg-7f3a', 'Configuration of the website. It is not looked up.') config_id?: string;
  @Short('size') step?: string;
  @Short('Barns') menu_item?: string;
  @Nested(() => SiteCustomerPart) customer?: SiteCustomerPart;
  @Nested(() => SiteDeliveryPart) delivery?: SiteDeliveryPart;
  @Nested(() => SitePaymentPart) payment?: SitePaymentPart;
  @FreeJson({ of: 'any', description: 'Additional data of your own: any JSON.', example: { position: 3 } })
  payload?: unknown;
}

/** Events of one visit, in the snake case envelope of the configurator's tracker (§4.15, §9). */
@IgnoresUnknownFields()
export class SiteEventsRequest {
  @Text({ required: true, max: 200, example: 's-5f2c' }) session_id!: string;
  @Text({
    max: 200,
    description: 'Id that connects the visits of one visitor, including the configurator.',
    example: 'v-91ab',
  })
  visitor_id?: string;
  @Text({ max: 200, example: 'shop.ozark-sheds.example.com' }) site_host?: string;
  @Short('America/Chicago') timezone?: string;
  @Short('en-US') language?: string;
  @Short('c-4471', 'Id that connects the request with your own logs.') correlation_id?: string;
  @Short('192.0.2.7', 'Address of the visitor.') client_ip?: string;
  @Short('Mozilla/5.0', 'Browser of the visitor.') client_user_agent?: string;
  @Short('https://search.example.com/', 'Page that led to the website.') referrer?: string;
  @Nested(() => UtmPart, { description: 'Campaign. Names may begin with `utm_`; others are ignored.' }) utm?: UtmPart;
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
