import { invalid, invalidState } from '../../http/stripe-error.js';
import { defaultMethods } from '../../payments/methods.js';
import type { Call } from '../call.js';
import type { Parameters } from '../parameters.js';

const halfAnHour = 30 * 60;
const aDay = 24 * 60 * 60;

/** @throws StripeError 400 if the account cannot accept payments. */
export function ensureEnabled({ account }: Call): void {
  if (!account.details.chargesEnabled) throw invalidState('Your account cannot currently make charges.');
}

/** Parses `expires_at`: from 30 minutes to 24 hours from now; defaults to 24 hours. @throws StripeError 400 */
export function readExpiry(parameters: Parameters, now: number): number {
  const given = parameters.integer('expires_at');
  if (given !== undefined && (given < now + halfAnHour || given > now + aDay))
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return given ?? now + aDay;
}

/** @throws StripeError 400 `email_invalid`. */
export function readEmail(parameters: Parameters, name: string): string | null {
  const email = parameters.text(name);
  if (email !== undefined && !/^[^\s@,;<>]{1,64}@[^\s@.,;<>]+(\.[^\s@.,;<>]+)+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, parameters.named(name), 'email_invalid');
  return email ?? null;
}

/** @throws StripeError 400 `url_invalid` unless it is an absolute HTTP URL. */
export function readUrl(parameters: Parameters, name: string): string | null {
  const url = parameters.text(name);
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
    throw invalid('Not a valid URL', parameters.named(name), 'url_invalid');
  return url ?? null;
}

/**
 * Returns the payment methods of the currency, limited to `allowed_payment_method_types` if given.
 * @throws StripeError 400 if no method remains.
 */
export function readMethods(parameters: Parameters, currency: string): { allowed: string[] | null; offered: string[] } {
  const allowed = parameters.texts('allowed_payment_method_types');
  const possible = defaultMethods(currency);
  if (allowed.length === 0) return { allowed: null, offered: possible };
  const offered = possible.filter((method) => allowed.includes(method));
  if (offered.length === 0)
    throw invalid(
      `No payment method types are available for ${currency}.`,
      parameters.named('allowed_payment_method_types'),
    );
  return { allowed, offered };
}
