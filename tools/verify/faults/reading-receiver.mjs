import { once } from 'node:events';
import { createServer } from 'node:http';

/** An endpoint that reads the record of each event that it receives. */
export class ReadingReceiver {
  /** Number of reads that did not show the event's change. */
  older = 0;
  #arrivals = new Map();

  /** @param load sends the reads */
  static async start(load) {
    const receiver = new ReadingReceiver();
    receiver.server = createServer((request, response) => void receiver.#take(request, response, load));
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    receiver.url = `http://127.0.0.1:${receiver.server.address().port}/hook`;
    return receiver;
  }

  has(id) {
    return this.#arrivals.has(id);
  }

  get duplicates() {
    return [...this.#arrivals.values()].reduce((sum, count) => sum + count - 1, 0);
  }

  async close() {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  async #take(request, response, load) {
    const { id, type, resourceId } = JSON.parse(Buffer.concat(await request.toArray()).toString());
    this.#arrivals.set(id, (this.#arrivals.get(id) ?? 0) + 1);
    if (type === 'lead.created' && (await load.call('GET', `leads/${resourceId}`))?.id !== resourceId) this.older++;
    response.end();
  }
}
