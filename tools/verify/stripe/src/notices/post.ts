import { request as overHttp } from 'node:http';
import { request as overTls } from 'node:https';
import { signatureHeader } from './signature.js';

/** Longer than this a receiver is not waited for. */
const timeout = 20_000;

/**
 * Sends a notice once.
 * @param end gives the attempt up
 * @returns the status of the answer, or why there was none.
 */
export function post(url: string, body: string, secret: string, end: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    const send = url.startsWith('https:') ? overTls : overHttp;
    const request = send(url, {
      method: 'POST',
      // A connection of its own, closed by the answer: none is left open to a receiver that ends.
      agent: false,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        // By the wall clock, not the skipped one: the receiver compares it with its own.
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
