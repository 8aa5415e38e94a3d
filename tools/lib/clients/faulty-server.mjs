import { once } from 'node:events';
import { createServer } from 'node:http';

/** A server in front of the API that answers the first requests below each of its addresses itself. */
export class FaultyServer {
  #plans = new Map();

  static async start(apiUrl) {
    const faulty = Object.assign(new FaultyServer(), { apiUrl });
    faulty.server = createServer((request, response) => void faulty.#answer(request, response));
    await once(faulty.server.listen(0, '127.0.0.1'), 'listening');
    return faulty;
  }

  /** Plans the answers below a new address. @returns the address, and the requests that it will get */
  plan(answers) {
    const name = `/${this.#plans.size + 1}`;
    const plan = { answers: [...answers], requests: [] };
    this.#plans.set(name, plan);
    return { url: `http://127.0.0.1:${this.server.address().port}${name}`, requests: plan.requests };
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #answer(request, response) {
    const [, name, path] = /^(\/\d+)(\/.*)$/.exec(request.url);
    const { answers, requests } = this.#plans.get(name);
    const body = Buffer.concat(await Array.fromAsync(request));
    requests.push({ ...request.headers, path, at: performance.now() });
    const answer = answers.shift() ?? 'pass';
    // A client that gives up closes the connection.
    if (answer === 'hang') return;
    if (answer === 'cut') return void response.destroy();
    if (typeof answer === 'object') return send(response, answer);
    if (answer.endsWith(' in body')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99999' });
      response.write('{"id":', () => answer.startsWith('cut') && response.destroy());
      const drip = answer.startsWith('drip') && setInterval(() => response.write(' '), 50);
      return void response.on('close', () => clearInterval(drip));
    }
    const passed = await this.#pass(request, path, body);
    if (answer === 'lost') response.destroy();
    else if (answer !== 'late') send(response, passed);
  }

  async #pass({ method, headers }, path, body) {
    const sent = without(headers, 'host', 'connection');
    const init = { method, headers: sent, redirect: 'manual', ...(body.length > 0 && { body }) };
    const response = await fetch(this.apiUrl + path, init);
    const returned = without(Object.fromEntries(response.headers), 'content-encoding', 'transfer-encoding');
    return { status: response.status, headers: returned, body: Buffer.from(await response.arrayBuffer()) };
  }
}

function send(response, { status, headers, body }) {
  const content = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    ...headers,
    'content-length': Buffer.byteLength(content),
  });
  response.end(content);
}

const without = (headers, ...names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
