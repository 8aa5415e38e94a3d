import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  DeliveryQueries,
  type EventPage,
  EventQueries,
  eventFilter,
  eventTypes,
  type MatchingEvents,
} from '@partner/events';
import {
  Caller,
  FreeJson,
  IdParam,
  LimitParam,
  ListParam,
  PathId,
  Post,
  SpanParam,
  TextParam,
  ValueList,
} from '@partner/http';
import { type Id, invalid, type Span } from '@partner/kernel';
import { Contexts } from '@partner/schema';
import { May } from '../session/may.decorator.js';

class EventsQuery {
  @ListParam() types?: string[];
  @IdParam() resourceId?: Id;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the previous page. */
  @TextParam() before?: string;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

/** Choice of events by an endpoint. Null selects all. */
class ChoiceRequest {
  @ValueList('text', { clearable: true }) types?: string[] | null;
  @FreeJson({ clearable: true }) filter?: object | null;
}

/** Events of the user's company, newest first (R92). */
@Controller('api/events')
@May('view')
export class EventsController {
  constructor(
    private readonly contexts: Contexts,
    private readonly events: EventQueries,
    private readonly deliveries: DeliveryQueries,
  ) {}

  @Get()
  async list(
    @Caller() { company }: Caller,
    @Query() { types, resourceId, from, to, before, limit }: EventsQuery,
  ): Promise<EventPage> {
    if (before !== undefined && !/^\d{1,18}$/.test(before)) throw invalid('before must be the `next` value of a page');
    const criteria = { types, resourceId, from: from?.first, to: to?.last, before, limit };
    return this.events.list(company, criteria);
  }

  /** Tries the choice of an endpoint on the latest events. */
  @May('webhooks')
  @Post('preview')
  @HttpCode(200)
  preview(
    @Caller() { company }: Caller,
    @Body() { types = null, filter = null }: ChoiceRequest,
  ): Promise<MatchingEvents> {
    return this.events.matching(company, {
      types: types && eventTypes(types, this.contexts.eventTypes),
      filter: eventFilter(filter),
    });
  }

  /** Returns an event with its cause and its deliveries. */
  @Get(':id')
  async show(@Caller() { company }: Caller, @PathId() id: Id) {
    const event = await this.events.one(company, id);
    const { data } = await this.deliveries.list(company, { eventId: id, limit: 100 });
    return { ...event, deliveries: data };
  }
}
