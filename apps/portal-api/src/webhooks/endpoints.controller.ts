import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import {
  type AttemptsOfEndpoint,
  CreateSubscription,
  type DeliveryOrder,
  deliveryOrders,
  EventHealth,
  ListSubscriptions,
  SendTestEvent,
  type TestEvent,
  SubscriptionChanges,
  type WithSigningSecret,
} from '@partner/events';
import {
  Caller,
  Changes,
  Delete,
  Flag,
  FreeJson,
  Name,
  OneOf,
  OptionalBody,
  Patch,
  PathId,
  Post,
  Text,
  ValueList,
} from '@partner/http';
import { Clock, type Id, notFound, UnitOfWork } from '@partner/kernel';
import { Contexts } from '@partner/schema';
import { SpanQuery } from '../requests/span.query.js';
import { May } from '../session/may.decorator.js';
import { type EndpointItem, endpointItem, type EndpointSecretItem } from './endpoint-item.js';

/** Request that creates an endpoint (§6.3). */
class NewEndpointRequest {
  @Text({ required: true, max: 2048 }) url!: string;
  @Name({ max: 100 }) name?: string;
  @Text({ max: 1000 }) description?: string;
  /** Defaults to all types. */
  @ValueList('text') types?: string[];
  /** Defaults to all events. */
  @FreeJson() filter?: object;
  /** Defaults to none. */
  @OneOf(deliveryOrders) order?: DeliveryOrder;
  /** Values by name. */
  @FreeJson() headers?: object;
  @Flag() standardWebhooks?: boolean;
}

/** Request that changes an endpoint. */
@Changes()
class EndpointRequest {
  @Text({ max: 2048 }) url?: string;
  @Name({ clearable: true, max: 100 }) name?: string | null;
  @Text({ clearable: true, max: 1000 }) description?: string | null;
  /** Null for all types. */
  @ValueList('text', { clearable: true }) types?: string[] | null;
  /** Null for all events. */
  @FreeJson({ clearable: true }) filter?: object | null;
  @OneOf(deliveryOrders) order?: DeliveryOrder;
  /** Replaces all; null for none. */
  @FreeJson({ clearable: true }) headers?: object | null;
}

/** Request that starts or stops the signatures of Standard Webhooks. */
class StandardRequest {
  @Flag({ required: true }) standardWebhooks!: boolean;
}

/** Request for a test event. */
class TestEventRequest {
  /** Event type of an example; a ping by default. */
  @Text({ max: 100 }) type?: string;
}

/** Webhook endpoints of the user's company (§6.3). */
@Controller('api')
@May('view')
export class EndpointsController {
  constructor(
    private readonly contexts: Contexts,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly listSubscriptions: ListSubscriptions,
    private readonly createSubscription: CreateSubscription,
    private readonly changes: SubscriptionChanges,
    private readonly sendTestEvent: SendTestEvent,
    private readonly health: EventHealth,
  ) {}

  /** All current event types. New ones may be added. */
  @Get('event-types')
  eventTypes(): { data: readonly string[] } {
    return { data: this.contexts.eventTypes };
  }

  @Get('endpoints')
  async list(@Caller() actor: Caller): Promise<{ data: EndpointItem[] }> {
    const now = this.clock.now();
    return { data: (await this.listSubscriptions.execute(actor)).map((one) => endpointItem(one, now)) };
  }

  @Get('endpoints/:id')
  async show(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointItem> {
    const found = (await this.list(actor)).data.find((one) => one.id === id);
    if (!found) throw notFound('webhook endpoint');
    return found;
  }

  /** Success and latency by hour for a day, otherwise by day. */
  @Get('endpoints/:id/attempts')
  async attempts(@Caller() actor: Caller, @PathId() id: Id, @Query() query: SpanQuery): Promise<AttemptsOfEndpoint> {
    await this.show(actor, id);
    const by = query.span === 'day' ? 'hour' : 'day';
    return this.health.attempts(actor.company, { subscriptionId: id, since: query.since(this.clock.now()), by });
  }

  @May('webhooks')
  @Post('endpoints')
  async create(@Caller() actor: Caller, @Body() { types, ...wanted }: NewEndpointRequest): Promise<EndpointSecretItem> {
    return this.#withSecret(await this.createSubscription.execute(actor, { ...wanted, ...(types && { types }) }));
  }

  @May('webhooks')
  @Patch('endpoints/:id')
  async change(@Caller() actor: Caller, @PathId() id: Id, @Body() body: EndpointRequest): Promise<EndpointItem> {
    const { url, types, filter, order, headers, name, description } = body;
    // All of it, or nothing.
    await this.work.run(actor, async () => {
      if (url !== undefined) await this.changes.setUrl(actor, { id, url });
      if (types !== undefined) await this.changes.setTypes(actor, { id, types });
      if (filter !== undefined) await this.changes.setFilter(actor, { id, filter });
      if (order !== undefined) await this.changes.setOrder(actor, { id, order });
      if (headers !== undefined) await this.changes.setHeaders(actor, { id, headers });
      if (name !== undefined || description !== undefined)
        await this.changes.describe(actor, { id, name, description });
    });
    return this.show(actor, id);
  }

  /** Signs by Standard Webhooks as well; their secret is returned only now. */
  @May('webhooks')
  @Post('endpoints/:id/standard-webhooks')
  @HttpCode(200)
  async standard(
    @Caller() actor: Caller,
    @PathId() id: Id,
    @Body() body: StandardRequest,
  ): Promise<EndpointSecretItem> {
    return this.#withSecret(await this.changes.setStandardWebhooks(actor, { id, ...body }));
  }

  @May('webhooks')
  @Post('endpoints/:id/rotate')
  @HttpCode(200)
  async rotate(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointSecretItem> {
    return this.#withSecret(await this.changes.rotateSecret(actor, { id }));
  }

  @May('webhooks')
  @Post('endpoints/:id/enable')
  @HttpCode(200)
  async enable(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointItem> {
    return endpointItem(await this.changes.enable(actor, { id }), this.clock.now());
  }

  @May('webhooks')
  @Post('endpoints/:id/disable')
  @HttpCode(200)
  async disable(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointItem> {
    return endpointItem(await this.changes.disable(actor, { id }), this.clock.now());
  }

  @May('webhooks')
  @Delete('endpoints/:id')
  @HttpCode(204)
  async remove(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.changes.delete(actor, { id });
  }

  /** Sends a signed ping or example. It appears in the deliveries like any other. */
  @May('webhooks')
  @Post('endpoints/:id/test')
  @HttpCode(202)
  @OptionalBody(TestEventRequest)
  test(@Caller() actor: Caller, @PathId() id: Id, @Body() { type }: TestEventRequest): Promise<TestEvent> {
    return this.sendTestEvent.execute(actor, { id, type });
  }

  #withSecret({ subscription, ...secrets }: Omit<WithSigningSecret, 'signingSecret'>): EndpointSecretItem {
    return { endpoint: endpointItem(subscription, this.clock.now()), ...secrets };
  }
}
