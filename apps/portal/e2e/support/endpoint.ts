import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A partner's endpoint that somebody has to mend. */
export class BrokenEndpoint {
  isMended = false;
  readonly #server: Server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.statusCode = this.isMended ? 200 : 500;
      response.end(this.isMended ? 'thank you' : '{"message": "no such table: orders"}');
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
