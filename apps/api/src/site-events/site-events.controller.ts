import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BodyLimit, Caller, FreeJson, Post, RateLimit, Scope } from '@partner/http';
import { type JsonResponse, omitUndefined } from '@partner/kernel';
import {
  RecordSiteEvents,
  type RecordSiteEventsCommand,
  SiteEventQueries,
  siteEventSources,
  siteEventTypes,
} from '@partner/site-events';
import { execute } from '../shared/execute.js';
import { ApiFeed, ApiItem, Operation } from '../shared/operation.decorators.js';
import { SiteEventsQuery, SiteEventsRequest, type UtmPart } from './site-events.requests.js';

/** Action of a visitor (§2.26). */
class SiteEventItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f001' }) eventId!: string;
  @ApiProperty({
    example: 'product.view',
    description: `Type of the event, as an open enum: ${siteEventTypes.join(', ')}.`,
  })
  eventType!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: 's-5f2c' }) sessionId!: string;
  @ApiPropertyOptional({
    example: 'v-91ab',
    description: 'Id that connects the visits of one visitor, including the configurator.',
  })
  visitorId?: string;
  @ApiProperty({
    enum: [...siteEventSources],
    example: 'marketing',
    description: 'Source of the event. Events sent through this API have `marketing`.',
  })
  source!: string;
  @ApiPropertyOptional({ example: 'shop.ozark-sheds.example.com' }) siteHost?: string;
  @ApiPropertyOptional({ example: '/sheds/lofted-barn' }) page?: string;
  @ApiPropertyOptional({ example: 'size' }) step?: string;
  @ApiPropertyOptional({ example: 'Barns' }) menuItem?: string;
  @ApiPropertyOptional({ example: 'lofted-barn', description: 'Product id of the website.' }) productId?: string;
  @ApiPropertyOptional({ example: 'Lofted Barn' }) productName?: string;
  @ApiPropertyOptional({ example: 'q-17', description: 'Quote of the website.' }) quoteId?: string;
  @ApiPropertyOptional({ example: 'cfg-7f3a', description: 'Configuration of the website.' }) configId?: string;
  @FreeJson({ of: 'any', example: { position: 3 }, description: 'Additional data as sent: any JSON.' })
  payload?: unknown;
}

/** Result of recording events (§4.15). */
class SiteEventsAccepted {
  @ApiProperty({ example: true }) success!: boolean;
  @ApiProperty({ type: 'integer', example: 2, description: 'Number of stored events: all of the request.' })
  accepted!: number;
}

/** Name of a company's rate limit bucket for requests that send events (R53). */
export const siteEventsLimit = 'site-events';

/** Site events over HTTP (§4.15). */
@ApiTags('Site events')
@Controller('partner/v1/site-events')
export class SiteEventsController {
  constructor(
    private readonly siteEvents: SiteEventQueries,
    private readonly recordSiteEvents: RecordSiteEvents,
  ) {}

  @Get()
  @Operation(
    'listSiteEvents',
    'List site events',
    'Returns the actions of visitors on the website and in the configurator, newest first.',
    'Pass `nextCursor` as `cursor` while `hasMore` is true. With `types`, a page can be empty although more follow.',
  )
  @Scope('site-events.read')
  @ApiFeed(SiteEventItem, 'A page of site events, newest first', { ends: true })
  read(@Caller() { company }: Caller, @Query() query: SiteEventsQuery): Promise<JsonResponse> {
    return this.siteEvents.read(company, query);
  }

  @Post()
  @Operation(
    'recordSiteEvents',
    'Record site events',
    'Stores 1 to 25 events of one visitor session, all or none. Fields of this body are in snake case.',
    'Unknown fields are ignored, and named in the header `Partner-Warning`.',
    'Idempotency keys are not supported: events sent twice are stored twice.',
    'Returns 400 with the index (from 0) of an invalid event, and 429 above 10 requests per second of your company.',
  )
  @HttpCode(202)
  @Scope('site-events.write')
  @RateLimit({ company: siteEventsLimit })
  @BodyLimit(64 * 1024)
  @ApiItem(SiteEventsAccepted, 'All events were stored', { status: 202 })
  async record(@Caller() actor: Caller, @Body() body: SiteEventsRequest): Promise<SiteEventsAccepted> {
    const accepted = await execute(this.recordSiteEvents, actor, recordSiteEventsCommand(body));
    return { success: true, accepted };
  }
}

/** Maps the request to the command. The company is always the credential's. */
function recordSiteEventsCommand(body: SiteEventsRequest): RecordSiteEventsCommand {
  const { company_id, session_id: sessionId, visitor_id: visitorId, site_host: siteHost, events, ...visit } = body;
  const { utm, ...client } = visit;
  return {
    sessionId,
    visitorId,
    siteHost,
    source: 'marketing',
    client: unlessEmpty({ ...client, utm: utm && unlessEmpty(campaignOf(utm)) }),
    events: events.map((event) => {
      const { event_type: eventType, occurred_at: occurredAt, page, step, payload, ...named } = event;
      const { customer, delivery, payment } = event;
      return {
        ...{ eventType, occurredAt, page, step, payload },
        visitorId: named.visitor_id,
        productId: named.product_id,
        productName: named.product_name,
        quoteId: named.quote_id,
        configId: named.config_id,
        menuItem: named.menu_item,
        details: unlessEmpty({ customer, delivery, payment }),
      };
    }),
  };
}

const campaignOf = (utm: UtmPart): object =>
  Object.fromEntries(Object.entries(omitUndefined(utm)).map(([name, text]) => [name.replace('utm_', ''), text]));

/** Returns the object without unset members; undefined when nothing is left. */
function unlessEmpty(fields: object): object | undefined {
  const given = omitUndefined(fields);
  return Object.keys(given).length > 0 ? given : undefined;
}
