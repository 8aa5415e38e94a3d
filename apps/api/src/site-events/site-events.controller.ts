import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFeed, ApiItem, BodyLimit, Caller, CompanyLimit, Operation, Post, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { RecordSiteEvents, SiteEventQueries } from '@partner/site-events';
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
    const accepted = await this.recordSiteEvents.execute(actor, {
      sessionId: body.session_id,
      visitorId: body.visitor_id,
      siteHost: body.site_host,
      source: 'marketing',
      events: body.events.map((event) => ({
        eventType: event.event_type,
        occurredAt: event.occurred_at,
        page: event.page,
        productId: event.product_id,
        productName: event.product_name,
        payload: event.payload,
      })),
    });
    return { success: true, accepted };
  }
}
