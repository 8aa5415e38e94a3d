import { inOrder, isScope, type Scope } from '../scope/scopes.js';
import { TokenError } from './token-refused.js';

/**
 * Returns the scopes of a new token: all scopes of the client, or the requested subset, separated by spaces
 * (W10, RFC 6749 §3.3).
 * @throws TokenError `invalid_scope` when the client lacks one of them.
 */
export function requestedScopes(held: readonly Scope[], scope: string | undefined): readonly Scope[] {
  if (scope === undefined) return held;
  const names = scope.split(' ');
  const lacking = names.find((name) => !isScope(name) || !held.includes(name));
  if (lacking !== undefined) throw new TokenError('invalid_scope', 'the client does not have every requested scope');
  return inOrder(names.filter(isScope));
}
