import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pingType, WebhookDeliveryLog } from '@partner/events';
import { Caller, Scope, IdParam, SpanParam, TextParam } from '@partner/http';
import type { JsonResponse, Id, Span } from '@partner/kernel';
import { FlagParam } from '../shared/list.params.js';
import { ListQuery } from '../shared/list.query.js';
import { ApiList, Operation } from '../shared/operation.decorators.js';
import { WebhookDeliveryItem } from './webhook-delivery.response.js';

/** Query of the delivery log (§4.14, E11). */
class WebhookDeliveriesQuery extends ListQuery {
  @IdParam({ description: 'Filters by event.' }) eventId?: Id;
  @IdParam({ description: 'Filters by the record of the event.' }) resourceId?: Id;
  @IdParam({ description: 'Filters by subscription.' }) subscriptionId?: Id;
  @TextParam({
    description: 'Filters by event type.',
    known: { values: ({ eventTypes }) => [...eventTypes, pingType] },
  })
  eventType?: string;
  @FlagParam({ description: 'Filters by successful or failed attempts.' }) ok?: boolean;
  @SpanParam({
    description: 'Filters by attempt time, from this time (inclusive): RFC 3339, or `YYYY-MM-DD` for a UTC day.',
  })
  from?: Span;
  @SpanParam({
    description: 'Filters by attempt time, up to this time (inclusive): RFC 3339, or `YYYY-MM-DD` for a UTC day.',
  })
  to?: Span;
}

/** Delivery log over HTTP (§4.14, E11). Not cached because workers write it (W12). */
@ApiTags('Events')
@Controller('partner/v1/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly log: WebhookDeliveryLog) {}

  @Get()
  @Operation(
    'listWebhookDeliveries',
    'List webhook deliveries',
    'Returns the delivery attempts of the last 30 days with their results, newest first.',
  )
  @Scope('events.read')
  @ApiList(WebhookDeliveryItem, 'A page of delivery attempts, newest first', { cached: false })
  list(@Caller() { company }: Caller, @Query() query: WebhookDeliveriesQuery): Promise<JsonResponse> {
    return this.log.list(company, query);
  }
}
