import { Body, Controller, Get, HttpCode } from '@nestjs/common';
import {
  CreateSubscription,
  ListSubscriptions,
  type Ping,
  SendPing,
  SubscriptionChanges,
  type WithSigningSecret,
} from '@partner/events';
import { Caller, Delete, Patch, PathId, Post } from '@partner/http';
import { Clock, type Id, notFound } from '@partner/kernel';
import { Contexts } from '@partner/schema';
import { Manages } from '../session/manages.decorator.js';
import { type EndpointItem, endpointItem, type EndpointSecretItem } from './endpoint.response.js';
import { EndpointRequest, NewEndpointRequest } from './endpoints.requests.js';

/** Webhook endpoints of the user's company (§6.3). */
@Controller('api')
@Manages()
export class EndpointsController {
  constructor(
    private readonly contexts: Contexts,
    private readonly clock: Clock,
    private readonly listSubscriptions: ListSubscriptions,
    private readonly createSubscription: CreateSubscription,
    private readonly changes: SubscriptionChanges,
    private readonly sendPing: SendPing,
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

  @Post('endpoints')
  async create(@Caller() actor: Caller, @Body() { url, types }: NewEndpointRequest): Promise<EndpointSecretItem> {
    return this.#withSecret(await this.createSubscription.execute(actor, { url, ...(types && { types }) }));
  }

  @Patch('endpoints/:id')
  async change(@Caller() actor: Caller, @PathId() id: Id, @Body() body: EndpointRequest): Promise<EndpointItem> {
    const { url, types } = body;
    if (url !== undefined) await this.changes.setUrl(actor, { id, url });
    if (types !== undefined) await this.changes.setTypes(actor, { id, types });
    return this.show(actor, id);
  }

  @Post('endpoints/:id/rotate')
  @HttpCode(200)
  async rotate(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointSecretItem> {
    return this.#withSecret(await this.changes.rotateSecret(actor, { id }));
  }

  @Post('endpoints/:id/enable')
  @HttpCode(200)
  async enable(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointItem> {
    return endpointItem(await this.changes.enable(actor, { id }), this.clock.now());
  }

  @Post('endpoints/:id/disable')
  @HttpCode(200)
  async disable(@Caller() actor: Caller, @PathId() id: Id): Promise<EndpointItem> {
    return endpointItem(await this.changes.disable(actor, { id }), this.clock.now());
  }

  @Delete('endpoints/:id')
  @HttpCode(204)
  async remove(@Caller() actor: Caller, @PathId() id: Id): Promise<void> {
    await this.changes.delete(actor, { id });
  }

  /** Sends a signed test event. It appears in the deliveries like any other. */
  @Post('endpoints/:id/test')
  @HttpCode(202)
  test(@Caller() actor: Caller, @PathId() id: Id): Promise<Ping> {
    return this.sendPing.execute(actor, { id });
  }

  #withSecret({ subscription, signingSecret }: WithSigningSecret): EndpointSecretItem {
    return { endpoint: endpointItem(subscription, this.clock.now()), signingSecret };
  }
}
