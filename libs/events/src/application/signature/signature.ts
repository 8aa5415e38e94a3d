import { createHmac } from 'node:crypto';
import type { Id } from '@partner/kernel';

/**
 * Value of `X-Service-Signature` (§6.3): `t=<unix seconds>,v1=<hex hmac-sha256>`, with one `v1` for each secret (E8).
 * @param secrets whole signing secrets, including `whsec_`.
 * @param body the exact bytes that are sent.
 */
export function signatureHeader(secrets: readonly string[], body: string | Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${hmac(secret, seconds, body)}`)].join(',');
}

/**
 * Headers of Standard Webhooks: `webhook-signature` has one `v1,<base64 hmac-sha256>` of `<id>.<unix seconds>.<body>`
 * for each secret. @param secrets `whsec_` and the key as base64.
 */
export function standardHeaders(id: Id, secrets: readonly string[], body: string, at: Date): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

function hmac(secret: string, seconds: string, body: string | Uint8Array): string {
  const made = createHmac('sha256', secret);
  // Hashing one string is faster than hashing two.
  if (typeof body === 'string') made.update(`${seconds}.${body}`);
  else made.update(`${seconds}.`).update(body);
  return made.digest('hex');
}
