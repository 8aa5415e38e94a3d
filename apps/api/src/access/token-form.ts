import { TokenError } from '@partner/access';
import type { UnparsedBody } from '@partner/http';

/**
 * Reads the form of the token endpoint. A parameter without a value counts as not sent (RFC 6749 §3.2).
 * @throws TokenError `invalid_request` for another content type, a malformed form, and a repeated parameter (W10).
 */
export function readForm({ type, text }: UnparsedBody): ReadonlyMap<string, string> {
  if (type !== 'application/x-www-form-urlencoded') {
    throw new TokenError('invalid_request', 'the body must be sent as application/x-www-form-urlencoded');
  }
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) throw new TokenError('invalid_request', 'the body is not a valid form');
  // The leading separator preserves a leading question mark.
  const parameters = [...new URLSearchParams(`&${text}`)];
  if (new Set(parameters.map(([name]) => name)).size < parameters.length) {
    throw new TokenError('invalid_request', 'a parameter is included more than once');
  }
  return new Map(parameters.filter(([, value]) => value !== ''));
}
