import { createHmac, timingSafeEqual } from 'node:crypto';
import { PartnerError } from '../errors.js';
import type { PartnerEvent } from '../feed/events.js';

/** A delivery is not from the service, or too old: answer 400 and do nothing. */
export class WebhookSignatureError extends PartnerError {
  override readonly name = 'WebhookSignatureError';
}

/** A delivery as it arrived. */
export interface Delivery {
  /** The body byte for byte, before anything parsed it. */
  readonly body: string | Uint8Array;
  /** The header `X-Service-Signature`. */
  readonly signature: string | null | undefined;
  /** Signing secrets of the endpoint, `whsec_…`; several while one is rotated. */
  readonly secret: string | readonly string[];
  /** Seconds that clocks may differ and a delivery may take; 300 unless given. */
  readonly toleranceSeconds?: number;
  /** Now, unless given. */
  readonly now?: Date;
}

/** The event of a delivery whose signature fits. @throws WebhookSignatureError */
export function verifyWebhook({
  body,
  signature,
  secret,
  toleranceSeconds = 300,
  now = new Date(),
}: Delivery): PartnerEvent {
  const parts = (signature ?? '').split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d+$/.test(time)) throw new WebhookSignatureError('there is no signature');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds)
    throw new WebhookSignatureError('the signature is not of this time');
  const expected = [secret].flat().map((one) => macOf(time, body, one));
  const given = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''));
  const fits = given.some(([, value]) => expected.some((mac) => timingSafeEqual(mac, Buffer.from(value!, 'hex'))));
  if (!fits) throw new WebhookSignatureError('the signature does not fit');
  return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as PartnerEvent;
}

/** The header `X-Service-Signature` for a body, as the service makes it. */
export function signWebhook(body: string | Uint8Array, secret: string, at = new Date()): string {
  const time = String(Math.floor(at.getTime() / 1000));
  return `t=${time},v1=${macOf(time, body, secret).toString('hex')}`;
}

/** A delivery of an event as the service makes it, for tests of a receiver. */
export function testDelivery(
  event: PartnerEvent,
  secret: string,
  at = new Date(),
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify(event);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-service-event-id': event.id,
      'x-service-event-type': event.type,
      'x-service-signature': signWebhook(body, secret, at),
    },
  };
}

const macOf = (time: string, body: string | Uint8Array, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();
