import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received webhook. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly path: string;
}

/** Writes the response to an arrival; the default is 200. */
export type Answering = (arrival: Arrival, response: ServerResponse, request: IncomingMessage) => void;

/** A partner's endpoint: a real HTTP server that records what it receives. */
export class Receiver {
  readonly arrivals: Arrival[] = [];
  connections = 0;
  /** Maximum number of concurrently open requests. */
  maxConcurrent = 0;
  #open = 0;
  readonly #waiting: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    public answering: Answering,
  ) {}

  static async start(answering: Answering = (_arrival, response) => response.end()): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server, answering);
    server.on('connection', () => (receiver.connections += 1));
    server.on('request', (request, response) => void receiver.#take(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** Resolves when `condition` holds; it is checked after every arrival. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Resolves when `count` webhooks have arrived. */
  arrived(count: number): Promise<void> {
    return this.until(() => this.arrivals.length >= count);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#open += 1;
    this.maxConcurrent = Math.max(this.maxConcurrent, this.#open);
    response.once('close', () => (this.#open -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const arrival = { headers: request.headers, body: Buffer.concat(chunks).toString(), path: request.url ?? '' };
    this.arrivals.push(arrival);
    this.answering(arrival, response, request);
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
