import { PartnerError } from '../errors.js';
import { hex } from '../hex.js';
import type { WebhookEvent } from '../records.js';

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
export async function verifyWebhook({
  body,
  signature,
  secret,
  toleranceSeconds = 300,
  now = new Date(),
}: Delivery): Promise<WebhookEvent> {
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
  const given = parts.filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''));
  const content = contentOf(time, body);
  for (const one of secrets) {
    const key = await keyOf(one);
    // The comparison of WebCrypto takes constant time.
    for (const [, mac] of given)
      if (await crypto.subtle.verify('HMAC', key, bytesOf(mac!), content))
        return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body)) as WebhookEvent;
  }
  throw new WebhookSignatureError('the signature does not match the body and the secret');
}

/** Creates the signature header for a body, like the service does. */
export async function signWebhook(body: string | Uint8Array, secret: string, at = new Date()): Promise<string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret), contentOf(time, body));
  return `t=${time},v1=${hex(mac)}`;
}

/**
 * Creates a delivery of an event like the service does, for tests of a receiver.
 * @param headerPrefix beginning of the names of the headers; an API may have another one.
 */
export async function testDelivery(
  event: WebhookEvent,
  secret: string,
  at = new Date(),
  headerPrefix = 'X-Service',
): Promise<{ readonly body: string; readonly headers: Readonly<Record<string, string>> }> {
  const body = JSON.stringify(event);
  const prefix = headerPrefix.toLowerCase();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [`${prefix}-event-id`]: event.id,
      [`${prefix}-event-type`]: event.type,
      [`${prefix}-signature`]: await signWebhook(body, secret, at),
    },
  };
}

const bytesOf = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

const keyOf = (secret: string): ReturnType<typeof crypto.subtle.importKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

function contentOf(time: string, body: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const [start, rest] = [`${time}.`, body].map((part) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part,
  );
  const content = new Uint8Array(start!.length + rest!.length);
  content.set(start!);
  content.set(rest!, start!.length);
  return content;
}
