import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { text } from 'node:stream/consumers';
import type { StripeFixture } from './stripe.fixture.js';

/** Webhook endpoint of a merchant. Verifies requests with the official library and records them. */
export class Receiver {
  readonly events: Stripe.Event[] = [];
  readonly raw: { body: string; signature: string }[] = [];
  /** Statuses of the next responses; 200 when the list is empty. */
  readonly statuses: number[] = [];
  /** Called for each webhook before the response. */
  onEvent: (event: Stripe.Event) => Promise<void> | void = () => {};

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(secret = 'whsec_receiver'): Promise<Receiver> {
    const server = createServer((request, response) => {
      void text(request).then(async (body) => {
        const signature = String(request.headers['stripe-signature']);
        receiver.raw.push({ body, signature });
        const event = Stripe.webhooks.constructEvent(body, signature, secret);
        receiver.events.push(event);
        await receiver.onEvent(event);
        response.writeHead(receiver.statuses.shift() ?? 200).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`);
    return receiver;
  }

  /** Registers this endpoint with an account. */
  async listen(
    fixture: StripeFixture,
    events?: string[],
    account = fixture.account.id,
    secret = 'whsec_receiver',
  ): Promise<this> {
    await fixture.control.addWebhook(account, { url: this.url, secret, ...(events && { events }) });
    return this;
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }
}
