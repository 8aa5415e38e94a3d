import { connect } from 'node:net';

/** A response with header names in lower case. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends raw bytes and reads until the server closes. Returns undefined if it closes without a response. */
export async function sendRaw(url: string, text: string): Promise<RawResponse | undefined> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect(Number(port), hostname);
  const received: Buffer[] = [];
  // A server that rejects early may reset a connection that is still sending.
  socket.on('data', (bytes: Buffer) => received.push(bytes)).on('error', () => undefined);
  socket.on('close', () => resolve());
  socket.write(text);
  await promise;
  return parsed(Buffer.concat(received).toString());
}

function parsed(text: string): RawResponse | undefined {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1];
  const headers = fields.map((field) => field.split(/: (.*)/s, 2) as [string, string]);
  return status === undefined
    ? undefined
    : {
        status: Number(status),
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
        body: rest.join('\r\n\r\n'),
      };
}
