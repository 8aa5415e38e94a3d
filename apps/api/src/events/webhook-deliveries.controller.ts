import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebhookDeliveryLog } from '@partner/events';
import { ApiList, Caller, Operation, Scope, FlagParam, IdParam, SpanParam, TextParam } from '@partner/http';
import type { JsonResponse, Id, Span } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';
import { WebhookDeliveryItem } from './webhook-delivery.response.js';

/** A look into the delivery log (§4.14, E11). */
class WebhookDeliveriesQuery extends ListQuery {
  @IdParam({ description: 'Attempts to deliver this event.' }) eventId?: Id;
  @IdParam({ description: 'Attempts for this subscription.' }) subscriptionId?: Id;
  @TextParam({ description: 'Attempts to deliver events of this type.' }) eventType?: string;
  @FlagParam({ description: 'Attempts that succeeded, or those that failed.' }) ok?: boolean;
  @SpanParam({
    description: 'Attempts made from then on: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.',
  })
  from?: Span;
  @SpanParam({
    description: 'Attempts made until then: `YYYY-MM-DD`, meaning the whole UTC day, or an RFC 3339 time; inclusive.',
  })
  to?: Span;
}

/** The delivery log over HTTP (§4.14, E11). Not cached: workers write it (W12). */
@ApiTags('Events')
@Controller('partner/v1/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly log: WebhookDeliveryLog) {}

  @Get()
  @Operation(
    'listWebhookDeliveries',
    'List webhook deliveries',
    'Every attempt of the last 30 days to deliver an event to a webhook endpoint, newest first, with what came of it.',
  )
  @Scope('events.read')
  @ApiList(WebhookDeliveryItem, 'Attempts to deliver events, newest first', { cached: false })
  list(@Caller() { company }: Caller, @Query() query: WebhookDeliveriesQuery): Promise<JsonResponse> {
    return this.log.list(company, query);
  }
}
