import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';

/** A request without a credential that comes from another address of this machine. */
export async function callFrom(localAddress: string, method: string, url: string) {
  const sent = request(url, { method, localAddress });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, challenge: answer.headers['www-authenticate'], body: await json(answer) };
}
