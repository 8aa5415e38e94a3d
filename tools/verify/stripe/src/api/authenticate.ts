import type { Account } from '../account/account.js';
import { StripeError } from '../http/stripe-error.js';

/** Looks up the account of a key. */
export type AccountOfKey = (key: string) => Account | undefined;

/**
 * Returns the account of the key in the Authorization header: a Bearer token or the user name of Basic.
 * @throws StripeError 401 without a valid key, 403 for a writing request with a restricted key.
 */
export function authenticate(header: string | undefined, method: string, accountOf: AccountOfKey): Account {
  const key = keyOf(header);
  if (!key) throw unauthorized('You did not provide an API key.');
  const account = accountOf(key);
  if (!account?.details.keysValid) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
  if (method !== 'GET' && key === account.details.restrictedKey)
    throw new StripeError(403, {
      type: 'invalid_request_error',
      message: `The provided key '${masked(key)}' does not have the required permissions for this endpoint.`,
    });
  return account;
}

function keyOf(header = ''): string | undefined {
  const [, scheme, value = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(header) ?? [];
  if (scheme?.toLowerCase() !== 'basic') return value || undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || undefined;
}

function masked(key: string): string {
  return `${key.slice(0, 8)}${'*'.repeat(12)}${key.length > 16 ? key.slice(-4) : ''}`;
}

function unauthorized(message: string): StripeError {
  return new StripeError(401, { type: 'invalid_request_error', message });
}
