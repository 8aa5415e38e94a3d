/** Error codes of the token endpoint (§7, RFC 6749 §5.2). */
export type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_scope' | 'unsupported_grant_type';

/**
 * Thrown when no token is issued. The message is for the integrator, without quotes and backslashes (RFC 6749 §5.2).
 */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(
    readonly code: TokenErrorCode,
    message: string,
  ) {
    super(message);
  }
}
