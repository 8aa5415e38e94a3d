import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFeed, ApiItem, BodyLimit, Caller, CompanyLimit, Operation, Post, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { RecordSiteEvents, SiteEventQueries } from '@partner/site-events';
import { execute } from '../shared/execute.js';
import { SiteEventItem, SiteEventsAccepted } from './site-event.response.js';
import { SiteEventsQuery, SiteEventsRequest } from './site-events.requests.js';

/** The name of the bucket that a company has for calls that send events (R53). */
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
    'What visitors did on the website and in the configurator, newest first.',
    'Follow `nextCursor` while `hasMore` is true: with `types` a page may be empty and still have a next one.',
  )
  @Scope('site-events.read')
  @ApiFeed(SiteEventItem, 'What visitors did, the newest first', { ends: true })
  read(@Caller() { company }: Caller, @Query() query: SiteEventsQuery): Promise<JsonResponse> {
    return this.siteEvents.read(company, query);
  }

  @Post()
  @Operation(
    'recordSiteEvents',
    'Record site events',
    'Stores 1 to 25 events of one visitor session, all of them or none. Names of this body are in snake case.',
    'Idempotency keys are not honoured: sending twice stores twice.',
    '400 names the event that is invalid, from 0; 429 when your company sends more than 10 calls per second.',
  )
  @HttpCode(202)
  @Scope('site-events.write')
  @CompanyLimit(siteEventsLimit)
  @BodyLimit(64 * 1024)
  @ApiItem(SiteEventsAccepted, 'All events of the call are stored', { status: 202 })
  async record(@Caller() actor: Caller, @Body() body: SiteEventsRequest): Promise<SiteEventsAccepted> {
    const accepted = await execute(this.recordSiteEvents, actor, recordSiteEventsCommand(body));
    return { success: true, accepted };
  }
}

/** The request, by the names of the command; the company is that of the credential, whatever it says. */
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
