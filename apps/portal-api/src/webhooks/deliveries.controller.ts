import { Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  type DeliveryItem,
  type DeliveryPosition,
  DeliveryQueries,
  explainFailure,
  RedeliverEvent,
  type DeliveryState,
} from '@partner/events';
import { Caller, PathId, Post, ChoiceParam, IdParam, LimitParam, SpanParam, TextParam } from '@partner/http';
import { type Id, invalid, isId, type Span } from '@partner/kernel';
import { May } from '../session/may.decorator.js';

class DeliveriesQuery {
  @IdParam() endpointId?: Id;
  @IdParam() eventId?: Id;
  @TextParam() type?: string;
  @ChoiceParam(['pending', 'delivered', 'dead', 'cancelled']) state?: DeliveryState;
  @SpanParam() from?: Span;
  @SpanParam() to?: Span;
  /** The `next` of the previous page. */
  @TextParam() after?: string;
  @LimitParam({ default: 50, max: 100 }) limit!: number;
}

/** Webhook deliveries of the user's company (R92). */
@Controller('api')
@May('view')
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveryQueries,
    private readonly redeliverEvent: RedeliverEvent,
  ) {}

  @Get('deliveries')
  async list(
    @Caller() { company }: Caller,
    @Query() { endpointId, eventId, type, state, from, to, after, limit }: DeliveriesQuery,
  ): Promise<{ data: readonly DeliveryItem[]; next?: string }> {
    const { data, next } = await this.deliveries.list(company, {
      subscriptionId: endpointId,
      eventId,
      eventType: type,
      state,
      from: from?.first,
      to: to?.last,
      after: readPosition(after),
      limit,
    });
    return { data, ...(next && { next: `${next.eventId}.${next.subscriptionId}` }) };
  }

  /** Returns a delivery with its attempts and the explanation of each failure. */
  @Get('deliveries/:eventId/:endpointId')
  async show(
    @Caller() { company }: Caller,
    @PathId({ name: 'eventId' }) eventId: Id,
    @PathId({ name: 'endpointId' }) subscriptionId: Id,
  ) {
    const found = await this.deliveries.one(company, { eventId, subscriptionId });
    return { ...found, made: found.made.map((one) => ({ ...one, why: one.ok ? null : explainFailure(one) })) };
  }

  /** Redelivers to this endpoint only. A pending delivery is attempted at once. */
  @May('webhooks')
  @Post('deliveries/:eventId/:endpointId/redeliver')
  @HttpCode(202)
  async redeliverOne(
    @Caller() actor: Caller,
    @PathId({ name: 'eventId' }) id: Id,
    @PathId({ name: 'endpointId' }) subscriptionId: Id,
  ): Promise<object> {
    await this.redeliverEvent.toEndpoint(actor, { id, subscriptionId });
    return {};
  }

  /** Redelivers to every active endpoint that receives the event type. */
  @May('webhooks')
  @Post('events/:id/redeliver')
  @HttpCode(202)
  async redeliver(@Caller() actor: Caller, @PathId() id: Id): Promise<{ enqueued: number }> {
    return { enqueued: await this.redeliverEvent.execute(actor, { id }) };
  }
}

/** Parses the `next` of a page. @throws DomainError `invalid` if it is malformed. */
function readPosition(text: string | undefined): DeliveryPosition | undefined {
  if (text === undefined) return undefined;
  const [eventId = '', subscriptionId = '', ...more] = text.split('.');
  if (!isId(eventId) || !isId(subscriptionId) || more.length > 0)
    throw invalid('after must be the `next` value of a page');
  return { eventId, subscriptionId };
}
