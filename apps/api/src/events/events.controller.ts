import { Controller, Get, Query } from '@nestjs/common';
import { EventFeed } from '@partner/events';
import { ApiFeed, Caller, Scope } from '@partner/http';
import type { JsonAnswer } from '@partner/kernel';
import { EventItem } from './event.item.js';
import { EventsQuery } from './events.query.js';

/** The event feed over HTTP (§4.14, §6.2). */
@Controller('partner/v1/events')
export class EventsController {
  constructor(private readonly feed: EventFeed) {}

  @Get()
  @Scope('events.read')
  @ApiFeed(EventItem, 'Events after the cursor, oldest first')
  read(@Caller() { company }: Caller, @Query() query: EventsQuery): Promise<JsonAnswer> {
    return this.feed.read(company, query);
  }
}
