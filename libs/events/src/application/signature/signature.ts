import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';

/** Maximum distance of a signed time from the current time, in milliseconds (§6.3). */
export const signatureTolerance = 5 * 60_000;

/**
 * Value of `X-Service-Signature` (§6.3): `t=<unix seconds>,v1=<hex hmac-sha256>`, with one `v1` for each secret (E8).
 * @param secrets whole signing secrets, including `whsec_`.
 * @param body the exact bytes that are sent.
 */
export function signatureHeader(secrets: readonly string[], body: string | Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${hmac(secret, seconds, body).digest('hex')}`)].join(',');
}

/**
 * True if the header was created with `secret` over `body`, within `signatureTolerance` of `at`. Compares in constant
 * time.
 */
export function isSigned(header: string, body: string | Uint8Array, secret: string, at: Date): boolean {
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  if (seconds === undefined || Math.abs(at.getTime() - Number(seconds) * 1_000) > signatureTolerance) return false;
  const expected = hmac(secret, seconds, body).digest();
  return parts
    .filter((part) => /^v1=[0-9a-f]{64}$/.test(part))
    .some((part) => timingSafeEqual(Buffer.from(part.slice(3), 'hex'), expected));
}

function hmac(secret: string, seconds: string, body: string | Uint8Array): Hmac {
  const made = createHmac('sha256', secret);
  // Hashing one string is faster than hashing two.
  return typeof body === 'string' ? made.update(`${seconds}.${body}`) : made.update(`${seconds}.`).update(body);
}
