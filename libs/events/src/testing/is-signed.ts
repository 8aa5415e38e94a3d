import { createHmac } from 'node:crypto';

const signatureTolerance = 5 * 60_000;

/** True if the header was created with `secret` over `body`, within 5 minutes of `at` (§6.3). */
export function isSigned(header: string, body: string | Uint8Array, secret: string, at: Date): boolean {
  const parts = header.split(',').map((part) => part.trim());
  const seconds = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  if (seconds === undefined || Math.abs(at.getTime() - Number(seconds) * 1_000) > signatureTolerance) return false;
  return parts.includes(`v1=${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`);
}
