import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import { EventChecksum, EventFeed, RedeliverEvent } from '@partner/events';
import { ApiFails, ApiFeed, ApiItem, Caller, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { EventChecksumItem, EventItem } from './event.response.js';
import { EventChecksumQuery, EventsQuery } from './events.query.js';
import { RedeliveryItem } from './webhook-delivery.response.js';

/** The event feed over HTTP (§4.14, §6.2). */
@Controller('partner/v1/events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly checksum: EventChecksum,
    private readonly redeliverEvent: RedeliverEvent,
  ) {}

  @Get()
  @Scope('events.read')
  @ApiFeed(EventItem, 'Events after the cursor, oldest first')
  read(@Caller() { company }: Caller, @Query() query: EventsQuery): Promise<JsonResponse> {
    return this.feed.read(company, query);
  }

  @Get('checksum')
  @Scope('events.read')
  @ApiItem(EventChecksumItem, 'Number and digest of the events between two cursors')
  addUp(@Caller() { company }: Caller, @Query() query: EventChecksumQuery): Promise<JsonResponse> {
    return this.checksum.read(company, query);
  }

  @Post(':id/redeliver')
  @HttpCode(202)
  @Scope('events.read')
  @ApiItem(RedeliveryItem, 'The event goes out again to every active subscription that wants it', { status: 202 })
  @ApiFails(400, 'The body has a field')
  async redeliver(@Caller() actor: Caller, @PathId() id: Id): Promise<RedeliveryItem> {
    return { enqueued: await this.redeliverEvent.execute(actor, { id }) };
  }
}
