import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFeed, ApiItem, BodyLimit, Caller, CompanyLimit, Operation, Post, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { RecordSiteEvents, SiteEventQueries } from '@partner/site-events';
import { execute } from '../shared/execute.js';
import { SiteEventItem, SiteEventsAccepted } from './site-event.response.js';
import { SiteEventsQuery, SiteEventsRequest } from './site-events.requests.js';

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
