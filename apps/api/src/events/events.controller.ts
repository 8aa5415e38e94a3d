import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EventChecksum, EventFeed, RedeliverEvent, ReplayEvents, type ReplayProgress } from '@partner/events';
import {
  ApiFails,
  ApiFeed,
  ApiItem,
  Caller,
  Idempotent,
  Operation,
  PathId,
  Post,
  Scope,
  IdParam,
  LimitParam,
  ListParam,
  DateField,
  Flag,
  IdField,
  TextList,
} from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { EventChecksumItem, EventItem } from './event.response.js';
import { ReplayItem, RedeliveryItem } from './webhook-delivery.response.js';

/** Which events are delivered again (R86). */
class ReplayRequest {
  @DateField({ description: 'Events that occurred from then on: a day, meaning its first moment in UTC, or a time.' })
  from?: Date;
  @DateField({
    endOfDay: true,
    description: 'Events that occurred until then: a day, meaning its last moment in UTC, or a time.',
  })
  to?: Date;
  @TextList({ max: 100, description: 'Only these types; all unless given.', example: ['lead.created'] })
  types?: string[];
  @IdField({ description: 'Only to this subscription; to all unless given.' }) subscriptionId?: Id;
  @IdField({ description: 'The `nextCursor` of the call before; from the first event when absent.' }) cursor?: Id;
  @Flag({ description: 'Whether to count only.' }) dryRun?: boolean;
}

/** A poll of the event feed (§4.14). */
class EventsQuery {
  @IdParam({ description: 'The `nextCursor` of the poll before; from the oldest retained event when absent.' })
  cursor?: Id;
  @ListParam({ description: 'Only these types, separated by commas.' })
  types?: string[];
  @LimitParam({ default: 100, max: 200 }) limit!: number;
}

/** A part of the feed whose events are added up (R83). */
class EventChecksumQuery {
  @IdParam({ description: 'The cursor behind which the part begins; the oldest retained event when absent.' })
  from?: Id;
  @IdParam({ description: 'The cursor with which the part ends, its event included; the newest event when absent.' })
  to?: Id;
  @ListParam({ description: 'Only these types, separated by commas.' })
  types?: string[];
}

/** The event feed over HTTP (§4.14, §6.2). */
@ApiTags('Events')
@Controller('partner/v1/events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly checksum: EventChecksum,
    private readonly redeliverEvent: RedeliverEvent,
    private readonly replayEvents: ReplayEvents,
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

  @Get('checksum')
  @Operation(
    'getEventChecksum',
    'Check a copy of the event feed',
    'Adds up the events behind `from` and up to `to`, as a reader of the feed with the same `types` gets them now.',
    '`digest` is the SHA-256 over the ids of these events in the order of the feed, each followed by a line feed.',
    'Make it of the next `count` ids that you have stored: if they differ, an event is missing, doubled or misplaced.',
    'An answer looks at 10,000 events at most; while `hasMore` is true, go on with `nextCursor` as `from`.',
    'A cursor that is unknown or expired, and a `to` ahead of `from`, are 400.',
  )
  @Scope('events.read')
  @ApiItem(EventChecksumItem, 'Number and digest of the events between two cursors')
  addUp(@Caller() { company }: Caller, @Query() query: EventChecksumQuery): Promise<JsonResponse> {
    return this.checksum.read(company, query);
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

  @Post('replay')
  @Operation(
    'replayEvents',
    'Deliver many events again',
    'Sends the events of a time, of some types, or all of them again to the active webhook endpoints that take them.',
    'With `dryRun` nothing is sent, and up to 10,000 events are counted; otherwise a call takes up to 1,000.',
    'An endpoint with 1,000 deliveries pending takes no more: wait, and go on; or name another in `subscriptionId`.',
    'While `hasMore` is true, repeat the call with `nextCursor` as `cursor` and a new idempotency key.',
    'Deliveries that are still pending are neither doubled nor counted in `enqueued`.',
    '404 for a subscription that your company does not have.',
  )
  @HttpCode(202)
  @Scope('events.read')
  @Idempotent()
  @ApiItem(ReplayItem, 'What the call was about, and where the next one goes on', { status: 202 })
  replay(@Caller() actor: Caller, @Body() body: ReplayRequest): Promise<ReplayProgress> {
    return execute(this.replayEvents, actor, body);
  }
}
