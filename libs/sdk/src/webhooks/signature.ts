import { createHmac, timingSafeEqual } from 'node:crypto';
import { PartnerError } from '../errors.js';
import type { PartnerEvent } from '../records.js';

/** The delivery is not from the service, or too old. Respond with 400 and ignore it. */
export class WebhookSignatureError extends PartnerError {
  override readonly name = 'WebhookSignatureError';
}

/** A delivery as received. */
export interface Delivery {
  /** The exact bytes of the body, before any parsing. */
  readonly body: string | Uint8Array;
  /** The signature header: `X-Service-Signature`, unless the API has another prefix. */
  readonly signature: string | readonly string[] | null | undefined;
  /** Signing secrets of the endpoint, `whsec_…`; several during a rotation. */
  readonly secret: string | readonly string[];
  /** Maximum age and clock difference in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  /** Current time; for tests. */
  readonly now?: Date;
}

const rawBody =
  'pass the raw body: the text or bytes as received, not a parsed object, because the signature covers the exact ' +
  "bytes (Express: express.raw({ type: 'application/json' }); Fetch: await request.text())";

/**
 * Returns the event of a delivery with a valid signature.
 * @throws WebhookSignatureError; TypeError for a body that was parsed, or without a secret.
 */
export function verifyWebhook({
  body,
  signature,
  secret,
  toleranceSeconds = 300,
  now = new Date(),
}: Delivery): PartnerEvent {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) throw new TypeError(rawBody);
  const secrets = [secret].flat();
  if (secrets.length === 0 || secrets.some((one) => !one))
    throw new TypeError('secret is missing: pass the signing secret, whsec_…');
  const parts = String(signature ?? '')
    .split(',')
    .map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(time)) throw new WebhookSignatureError('the signature header is missing or malformed');
  // A clock or tolerance that is NaN accepts nothing.
  if (!(Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds))
    throw new WebhookSignatureError('the signature is too old or from the future');
  const expected = secrets.map((one) => macOf(time, body, one));
  const given = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''));
  const fits = given.some(([, value]) => expected.some((mac) => timingSafeEqual(mac, Buffer.from(value!, 'hex'))));
  if (!fits) throw new WebhookSignatureError('the signature does not match the body and the secret');
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as PartnerEvent;
}

/** Creates the signature header for a body, like the service does. */
export function signWebhook(body: string | Uint8Array, secret: string, at = new Date()): string {
  const time = String(Math.floor(at.getTime() / 1000));
  return `t=${time},v1=${macOf(time, body, secret).toString('hex')}`;
}

/**
 * Creates a delivery of an event like the service does, for tests of a receiver.
 * @param headerPrefix beginning of the names of the headers; an API may have another one.
 */
export function testDelivery(
  event: PartnerEvent,
  secret: string,
  at = new Date(),
  headerPrefix = 'X-Service',
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify(event);
  const prefix = headerPrefix.toLowerCase();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [`${prefix}-event-id`]: event.id,
      [`${prefix}-event-type`]: event.type,
      [`${prefix}-signature`]: signWebhook(body, secret, at),
    },
  };
}

const macOf = (time: string, body: string | Uint8Array, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();
