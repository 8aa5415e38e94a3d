import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Webhook receiver that returns 500 until `isFixed` is set. */
export class BrokenEndpoint {
  isFixed = false;
  readonly #server: Server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('set-cookie', 'session=of-the-receiver').setHeader('x-receiver', 'orders');
      response.statusCode = this.isFixed ? 200 : 500;
      response.end(this.isFixed ? 'thank you' : '{"message": "no such table: orders"}');
    });
  });

  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhooks`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
