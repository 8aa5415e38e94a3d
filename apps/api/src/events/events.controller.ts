import { Body, Controller, Get, HttpCode, Query, Res } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CredentialUseRecorder } from '@partner/access';
import {
  EventChecksum,
  EventFeed,
  FeedFollowers,
  type FeedPage,
  RedeliverEvent,
  ReplayEvents,
  type ReplayProgress,
} from '@partner/events';
import {
  Caller,
  CallerResolver,
  DateField,
  Flag,
  Idempotent,
  NoDryRun,
  IdField,
  IdParam,
  LimitParam,
  ListParam,
  NumberParam,
  PathId,
  Post,
  Scope,
  ValueList,
} from '@partner/http';
import type { FastifyReply } from 'fastify';
import { cursorReason, type Id, type JsonResponse } from '@partner/kernel';
import { execute } from '../shared/execute.js';
import { ApiFails, ApiFeed, ApiItem, Operation } from '../shared/operation.decorators.js';
import { ReplayItem, RedeliveryItem } from './webhook-delivery.response.js';

/** A change of the company's data (§2.25). */
class EventItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) id!: string;
  @ApiProperty({ example: 'lead.created', description: 'Type of the event, as an open enum.' }) type!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: 'lead' }) resourceType!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) resourceId!: string;
  @ApiPropertyOptional({ type: 'integer', example: 1, description: 'Version of the record after the change.' })
  resourceVersion?: number;
  @ApiPropertyOptional({
    example: '/partner/v1/leads/65f0c0ffee0000000000a001',
    description: 'Path of the full record.',
  })
  resourceUrl?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { crm: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { orderNumber: 1001, status: 'Open' } })
  data?: Record<string, unknown>;
}

/** Checksum of the events between two cursors (R83). */
class EventChecksumItem {
  @ApiProperty({ type: 'integer', example: 128, description: 'Number of events in the checksum.' }) count!: number;
  @ApiProperty({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description:
      'Hexadecimal SHA-256 over the ids of these events in feed order, each followed by a line feed (U+000A).',
  })
  digest!: string;
  @ApiProperty({
    example: '65f0c0ffee0000000000e001',
    description: 'Cursor of the last event. Pass it as `from` to continue.',
  })
  nextCursor!: string;
  @ApiProperty({ example: false, description: 'True if there are more events before `to`.' }) hasMore!: boolean;
}

/** The feed does not check its filter (E1). A response header reports types that do not exist. */
const eventTypes = { values: (contexts: { eventTypes: readonly string[] }) => contexts.eventTypes, list: true };

/** Selection of events to redeliver (R86). */
class ReplayRequest {
  @DateField({ description: 'Start of the time range, inclusive: a time, or a date for its first moment in UTC.' })
  from?: Date;
  @DateField({
    endOfDay: true,
    description: 'End of the time range, inclusive: a time, or a date for its last moment in UTC.',
  })
  to?: Date;
  @ValueList('text', { max: 100, description: 'Event types. Defaults to all types.', example: ['lead.created'] })
  types?: string[];
  @IdField({ description: 'Subscription to deliver to. Defaults to all subscriptions.' }) subscriptionId?: Id;
  @IdField({ description: '`nextCursor` of the previous call. Starts at the first event if absent.' }) cursor?: Id;
  @Flag({ description: 'True to count events without sending them.' }) dryRun?: boolean;
}

/** Query of the event feed (§4.14). */
class EventsQuery {
  @IdParam({
    description: '`nextCursor` of the previous page. Starts at the oldest retained event if absent.',
    reason: cursorReason,
  })
  cursor?: Id;
  @ListParam({ description: 'Filters by event types, separated by commas.', known: eventTypes })
  types?: string[];
  @IdParam({ description: 'Filters by record.' }) resourceId?: Id;
  @LimitParam({ default: 100, max: 200 }) limit!: number;
  @NumberParam({
    range: [0, 25],
    description: 'Seconds to wait for the next event if there is none after the cursor. 0 by default.',
  })
  wait?: number;
}

/** Query of the feed checksum (R83). */
class EventChecksumQuery {
  @IdParam({ description: 'Cursor to start after. Starts at the oldest retained event if absent.' })
  from?: Id;
  @IdParam({ description: 'Cursor to end at, inclusive. Ends at the newest event if absent.' })
  to?: Id;
  @ListParam({ description: 'Filters by event types, separated by commas.', known: eventTypes })
  types?: string[];
}

/** Event feed over HTTP (§4.14, §6.2). */
@ApiTags('Events')
@Controller('partner/v1/events')
export class EventsController {
  constructor(
    private readonly feed: EventFeed,
    private readonly followers: FeedFollowers,
    private readonly callers: CallerResolver,
    private readonly uses: CredentialUseRecorder,
    private readonly checksum: EventChecksum,
    private readonly redeliverEvent: RedeliverEvent,
    private readonly replayEvents: ReplayEvents,
  ) {}

  @Get()
  @Operation(
    'listEvents',
    'List recent events',
    'List recent events, oldest first. Pass `nextCursor` to get the next page.',
    'The feed has all changes in your company, made by any caller, and never skips an event.',
    'Poll with the `nextCursor` of the previous response as `cursor` until `hasMore` is false.',
    'With `wait`, a page without events is returned once the next event arrives, or after that time.',
    'Up to 4 requests of a credential wait at once; another returns at once.',
    'Without a cursor, the feed starts at the oldest retained event. An unknown or expired cursor returns 400.',
  )
  @Scope('events.read')
  @ApiFeed(EventItem, 'Events after the cursor, oldest first')
  async read(
    @Caller() { company, id }: Caller,
    @Query() { wait = 0, ...query }: EventsQuery,
    @Res({ passthrough: true }) { raw, request }: FastifyReply,
  ): Promise<JsonResponse> {
    const read = (): Promise<FeedPage> => this.feed.read(company, query);
    const gone = new AbortController();
    // With a reason, since the default one has a stack trace, which each waiting request would pay for.
    if (wait > 0) raw.once('close', () => gone.abort('closed'));
    const reader = { company, credential: id ?? company, limitMs: wait * 1_000, gone: gone.signal };
    const { response, position } = await (wait > 0 ? this.followers.firstPage(reader, read) : read());
    // The credential may have lost the right while it waited.
    if (wait > 0) await this.callers.checkAgain(request);
    // A reader of one record does not keep a copy of the feed.
    if (id && !query.resourceId) this.uses.recordRead(company, id, position);
    return response;
  }

  @Get('checksum')
  @Operation(
    'getEventChecksum',
    'Compute a checksum of the event feed',
    'Computes a checksum of the events after `from` up to `to`, to verify your copy of the feed with the same `types`.',
    '`digest` is the SHA-256 over the ids of these events in feed order, each followed by a line feed.',
    'Compare it with the digest of the next `count` ids in your copy: if they differ, an event is missing, duplicated',
    'or out of order. A response covers at most 10,000 events; while `hasMore` is true, pass `nextCursor` as `from`.',
    'Returns 400 for an unknown or expired cursor, and if `to` is before `from`.',
  )
  @Scope('events.read')
  @ApiItem(EventChecksumItem, 'Number and digest of the events between two cursors')
  getChecksum(@Caller() { company }: Caller, @Query() query: EventChecksumQuery): Promise<JsonResponse> {
    return this.checksum.read(company, query);
  }

  @Post(':id/redeliver')
  @Operation(
    'redeliverEvent',
    'Redeliver an event',
    'Sends an event again to every active webhook endpoint subscribed to its type, in a new series of attempts.',
    'Pending deliveries are neither duplicated nor counted. The body is empty.',
    'Returns 503 while redelivery is not possible. Retry the request then.',
  )
  @HttpCode(202)
  @Scope('events.read')
  @Idempotent()
  @NoDryRun()
  @ApiItem(RedeliveryItem, 'Number of enqueued deliveries', { status: 202 })
  @ApiFails(400, 'The body is not empty')
  async redeliver(@Caller() actor: Caller, @PathId() id: Id): Promise<RedeliveryItem> {
    return { eventId: id, enqueued: await this.redeliverEvent.execute(actor, { id }) };
  }

  @Post('replay')
  @Operation(
    'replayEvents',
    'Redeliver events',
    'Sends past events again to the active webhook endpoints subscribed to them. Select events by time and type.',
    'With `dryRun`, nothing is sent and up to 10,000 events are counted. Otherwise, a call handles up to 1,000 events.',
    'An endpoint with 1,000 pending deliveries accepts no more. Continue later, or set `subscriptionId` to another.',
    'While `hasMore` is true, repeat the call with `nextCursor` as `cursor` and a new idempotency key.',
    'Pending deliveries are not duplicated and not counted in `enqueued`.',
    'Returns 400 for an unknown or expired cursor, and 404 for an unknown subscription.',
  )
  @HttpCode(202)
  @Scope('events.read')
  @Idempotent()
  @NoDryRun()
  @ApiItem(ReplayItem, 'Counts of the call, and the cursor of the next call', { status: 202 })
  replay(@Caller() actor: Caller, @Body() body: ReplayRequest): Promise<ReplayProgress> {
    return execute(this.replayEvents, actor, body);
  }
}
