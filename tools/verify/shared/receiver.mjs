import { once } from 'node:events';
import { createServer } from 'node:http';

/** An endpoint that counts the events that it receives. */
export class Receiver {
  /** Event id → number of arrivals. */
  arrivals = new Map();
  /** Event id → time of the last arrival, in milliseconds since 1970. */
  lastArrival = new Map();
  /** Milliseconds from each event to its first arrival. */
  latencies = [];
  connections = 0;

  /** @param options.hang delay of each response in milliseconds @param options.answer responds with the event */
  static async start({ hang = 0, answer } = {}) {
    const receiver = new Receiver();
    receiver.server = createServer((request, response) => receiver.#take(request, response, hang, answer));
    receiver.server.on('connection', () => receiver.connections++);
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    receiver.port = receiver.server.address().port;
    receiver.url = `http://127.0.0.1:${receiver.port}/hook`;
    return receiver;
  }

  has(id) {
    return this.arrivals.has(id);
  }

  /** Number of arrivals beyond the first of each event. */
  get duplicates() {
    return [...this.arrivals.values()].reduce((sum, count) => sum + count - 1, 0);
  }

  async close() {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  #take(request, response, hang, answer) {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString());
      const { id, occurredAt } = event;
      if (!this.arrivals.has(id)) this.latencies.push(Date.now() - Date.parse(occurredAt));
      this.lastArrival.set(id, Date.now());
      this.arrivals.set(id, (this.arrivals.get(id) ?? 0) + 1);
      const respond = () => (answer ? answer(response, event) : response.end());
      if (hang === 0) respond();
      else setTimeout(respond, hang).unref();
    });
  }
}
