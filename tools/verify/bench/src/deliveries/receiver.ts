import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Arrivals } from './arrivals.js';

/**
 * An endpoint that responds to every webhook with 204 and counts it, for both sides alike. `POST /timed` also records
 * the age of the event in the body; `GET` returns the arrivals, `DELETE` resets them.
 */
const nothing = (body = ''): { -readonly [key in keyof Arrivals]: Arrivals[key] } & { delays: number[] } => ({
  body,
  count: 0,
  first: 0,
  last: 0,
  delays: [],
});
let arrivals = nothing();

const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end(JSON.stringify(arrivals));
  if (request.method === 'DELETE') arrivals = nothing(arrivals.body);
  const chunks: Buffer[] = [];
  const timed = request.url === '/timed';
  const isRead = timed || arrivals.body === '';
  request.on('data', (chunk: Buffer) => isRead && chunks.push(chunk));
  request.on('end', () => {
    arrivals.body ||= Buffer.concat(chunks).toString();
    if (request.method === 'POST') {
      arrivals.last = performance.now();
      arrivals.first ||= arrivals.last;
      arrivals.count += 1;
    }
    if (timed)
      arrivals.delays.push(
        Date.now() - Date.parse((JSON.parse(Buffer.concat(chunks).toString()) as { occurredAt: string }).occurredAt),
      );
    response.writeHead(204).end();
  });
  return undefined;
});

await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
process.on('SIGTERM', () => process.exit(0));
