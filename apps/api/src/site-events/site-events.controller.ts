import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BodyLimit, Caller, CompanyLimit, Post, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { RecordSiteEvents, SiteEventQueries, siteEventSources, siteEventTypes } from '@partner/site-events';
import { execute } from '../shared/execute.js';
import { ApiFeed, ApiItem, Operation } from '../shared/operation.decorators.js';
import { SiteEventsQuery, SiteEventsRequest } from './site-events.requests.js';

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
    'Idempotency keys are not supported: events sent twice are stored twice.',
    'Returns 400 with the index (from 0) of an invalid event, and 429 above 10 requests per second of your company.',
  )
  @HttpCode(202)
  @Scope('site-events.write')
  @CompanyLimit(siteEventsLimit)
  @BodyLimit(64 * 1024)
  @ApiItem(SiteEventsAccepted, 'All events were stored', { status: 202 })
  async record(@Caller() actor: Caller, @Body() body: SiteEventsRequest): Promise<SiteEventsAccepted> {
    const accepted = await execute(this.recordSiteEvents, actor, recordSiteEventsCommand(body));
    return { success: true, accepted };
  }
}

/** Maps the request to the command. The company is always that of the credential. */
function recordSiteEventsCommand(body: SiteEventsRequest) {
  const { company_id, session_id: sessionId, visitor_id: visitorId, site_host: siteHost, events, ...visit } = body;
  return {
    ...visit,
    sessionId,
    visitorId,
    siteHost,
    source: 'marketing' as const,
    events: events.map(
      ({
        event_type: eventType,
        occurred_at: occurredAt,
        product_id: productId,
        product_name: productName,
        ...event
      }) => ({
        ...event,
        eventType,
        occurredAt,
        productId,
        productName,
      }),
    ),
  };
}
