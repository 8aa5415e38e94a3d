import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { createHmac } from 'node:crypto';

/** Returns the `Stripe-Signature` header of a body sent at `timestamp` (seconds). */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

/** Timeout of a response, in milliseconds. */
const timeout = 20_000;

/**
 * Sends a webhook once.
 * @param end aborts the attempt
 * @returns the status of the response, or the reason why there was none.
 */
export function post(url: string, body: string, secret: string, end: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? overTls : overHttp;
    const request = send(url, {
      method: 'POST',
      // A separate connection that closes with the response, so that none stays open to a receiver that stops.
      agent: false,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // Uses the wall clock, not the skipped one, because the receiver compares it with its own clock.
        'Stripe-Signature': signatureHeader(body, secret, Math.floor(Date.now() / 1_000)),
      },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), end]),
    });
    request.once('response', (response) => {
      response.resume();
      response.once('error', (error) => resolve(error.message));
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', (error) => resolve(error.message));
    request.end(body);
  });
}
