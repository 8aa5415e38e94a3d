import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Options of a request from another address. */
export interface CallFromOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response, with its body parsed if it is JSON. */
export interface CalledFrom {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly challenge: string | undefined;
  readonly body: unknown;
}

/** Sends a request without a credential from another address of this machine. */
export async function callFrom(
  localAddress: string,
  method: string,
  url: string,
  options: CallFromOptions = {},
): Promise<CalledFrom> {
  const sent = request(url, { method, localAddress, headers: options.headers, agent: false });
  sent.end(options.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status, headers } = answer;
  const body = await text(answer);
  const isJson = body !== '' && (headers['content-type'] ?? '').startsWith('application/json');
  return {
    status,
    headers,
    challenge: headers['www-authenticate'],
    body: isJson ? (JSON.parse(body) as unknown) : body,
  };
}
