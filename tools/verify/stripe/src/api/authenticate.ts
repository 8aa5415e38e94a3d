import type { Account } from '../account/account.js';
import { StripeError } from '../http/stripe-error.js';

/** Returns the account of the Bearer key in the Authorization header. @throws StripeError 401 without a valid key. */
export function authenticate(header: string | undefined, accountOf: (key: string) => Account | undefined): Account {
  const [, key = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  const account = accountOf(key);
  if (account?.details.keysValid) return account;
  throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}
