import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EventFeed, RedeliverEvent } from '@partner/events';
import { ApiFails, ApiFeed, ApiItem, Caller, Operation, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { EventItem } from './event.response.js';
import { EventsQuery } from './events.query.js';
import { RedeliveryItem } from './webhook-delivery.response.js';

/** The event feed over HTTP (§4.14, §6.2). */
@ApiTags('Events')
@Controller('partner/v1/events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly redeliverEvent: RedeliverEvent,
  ) {}

  @Get()
  @Operation(
    'listEvents',
    'Read the event feed',
    'Events after `cursor`, oldest first: what changed in your company, whoever changed it.',
    'Poll with the `nextCursor` of the answer before until `hasMore` is false; no event is ever skipped.',
    'Without a cursor the feed begins with the oldest event that is kept. An unknown or expired cursor is 400.',
  )
  @Scope('events.read')
  @ApiFeed(EventItem, 'Events after the cursor, oldest first')
  read(@Caller() { company }: Caller, @Query() query: EventsQuery): Promise<JsonResponse> {
    return this.feed.read(company, query);
  }

  @Post(':id/redeliver')
  @Operation(
    'redeliverEvent',
    'Deliver an event again',
    'Sends an event again to every active webhook endpoint that takes its type, in a new series of attempts.',
    'Deliveries that are still pending are neither doubled nor counted. The body is empty.',
    '503 while it is not possible: try again.',
  )
  @HttpCode(202)
  @Scope('events.read')
  @ApiItem(RedeliveryItem, 'The event goes out again to every active subscription that wants it', { status: 202 })
  @ApiFails(400, 'The body has a field')
  async redeliver(@Caller() actor: Caller, @PathId() id: Id): Promise<RedeliveryItem> {
    return { enqueued: await this.redeliverEvent.execute(actor, { id }) };
  }
}
