import { inOrder, isScope, type Scope } from '../scope/scopes.js';
import { TokenRefused } from './token-refused.js';

/**
 * The scopes a token gets: all the client has, or the subset it names between spaces (W10, RFC 6749 §3.3).
 * @throws TokenRefused `invalid_scope` when it names one it lacks.
 */
export function requestedScopes(held: readonly Scope[], scope: string | undefined): readonly Scope[] {
  if (scope === undefined) return held;
  const names = scope.split(' ');
  const lacking = names.find((name) => !isScope(name) || !held.includes(name));
  if (lacking !== undefined)
    throw new TokenRefused('invalid_scope', 'the client does not have every scope it asks for');
  return inOrder(names.filter(isScope));
}
