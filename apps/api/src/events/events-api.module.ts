import { type DynamicModule, Module } from '@nestjs/common';
import { EventsModule, type EventsOptions } from '@partner/events';
import { EventsController } from './events.controller.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';

/** Event feed and webhook delivery log over HTTP (§4.6). */
@Module({})
export class EventsApiModule {
  static forRoot(access: DynamicModule, options: EventsOptions): DynamicModule {
    return {
      module: EventsApiModule,
      imports: [access, EventsModule.forRoot(options)],
      controllers: [EventsController, WebhookDeliveriesController],
    };
  }
}
