import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebhookDeliveryLog } from '@partner/events';
import { ApiList, Caller, Operation, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { WebhookDeliveryItem } from './webhook-delivery.response.js';
import { WebhookDeliveriesQuery } from './webhook-deliveries.query.js';

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
