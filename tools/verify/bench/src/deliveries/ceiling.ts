import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Agent, request } from 'undici';

/** Requests to send, all with the same signed body. */
export interface Sending {
  readonly url: string;
  readonly body: string;
  readonly secret: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly count: number;
  /** Number of concurrent requests, each on a connection of its own. */
  readonly concurrency: number;
}

/** The result of sending. */
export interface Sent {
  readonly failures: number;
  /** Milliseconds of each request, from its start to the headers of its response. */
  readonly durations: readonly number[];
}

/** The maximum that the machine can do: `undici` and a signature, without any state. */
async function send({ url, body, secret, eventId, eventType, count, concurrency }: Sending): Promise<Sent> {
  const dispatcher = new Agent({ connections: concurrency, pipelining: 1 });
  const durations: number[] = [];
  let [begun, failures] = [0, 0];
  const sender = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      const started = performance.now();
      const seconds = Math.floor(Date.now() / 1_000);
      const signature = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'partner-webhooks',
        'x-service-signature': `t=${seconds},v1=${signature}`,
        'x-service-event-id': eventId,
        'x-service-event-type': eventType,
      };
      const answer = await request(url, { dispatcher, method: 'POST', headers, body });
      durations.push(performance.now() - started);
      await answer.body.dump();
      if (answer.statusCode !== 204) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  await dispatcher.close();
  return { failures, durations };
}

const server = createServer((asked, response) => {
  void json(asked)
    .then((sending) => send(sending as Sending))
    .then(
      (sent) => response.end(JSON.stringify(sent)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
});
server.requestTimeout = 0;
await once(server.listen(0, '127.0.0.1'), 'listening');
process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
process.on('SIGTERM', () => process.exit(0));
