import { Controller, Get, Query } from '@nestjs/common';
import { WebhookDeliveryLog } from '@partner/events';
import { ApiList, Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { WebhookDeliveryItem } from './webhook-delivery.response.js';
import { WebhookDeliveriesQuery } from './webhook-deliveries.query.js';

/** The delivery log over HTTP (§4.14, E11). Not cached: workers write it (W12). */
@Controller('partner/v1/webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly log: WebhookDeliveryLog) {}

  @Get()
  @Scope('events.read')
  @ApiList(WebhookDeliveryItem, 'Attempts to deliver events, newest first', { cached: false })
  list(@Caller() { company }: Caller, @Query() query: WebhookDeliveriesQuery): Promise<JsonResponse> {
    return this.log.list(company, query);
  }
}
