/**
 * Causes of errors with one code and several of them. The text, cause and remedy, is the `reason` of the response
 * (W19).
 */
export const errorCauses = {
  invalid_credential: {
    no_authorization:
      'The header Authorization is missing. Send "Authorization: Bearer KEY", with an API key or access token as KEY.',
    x_api_key: 'Send the API key in the header "Authorization: Bearer KEY" instead of X-Api-Key.',
    repeated_authorization: 'The header Authorization is repeated. Send exactly one Authorization header.',
    basic: 'Send "Authorization: Bearer KEY" instead. Only POST /oauth/token accepts Basic.',
    not_bearer: 'Put Bearer and one space before the key: "Authorization: Bearer KEY".',
    malformed:
      'This is no credential. Send an API key, which begins with pk_, or an access token from POST /oauth/token.',
    client_secret:
      'This belongs to an OAuth client. Exchange its id and secret for an access token at POST /oauth/token.',
    truncated: 'The API key is cut off. Copy all of its 101 characters again.',
    live_key_in_sandbox:
      'This is a key of production. Send one that begins with pk_test_, or call the production address.',
    test_key_in_production:
      'This is a key of the sandbox. Send one that begins with pk_live_, or call the sandbox address.',
    unknown:
      'The credential is unknown. Compare it with the one in the portal under Credentials, or create another one.',
    revoked: 'The credential was revoked. Create another credential in the portal under Credentials.',
    credential_expired: 'The credential has expired. Extend it in the portal under Credentials, or create another one.',
    expired: 'The access token has expired. Request another one at POST /oauth/token. A token is valid for one hour.',
  },
  not_found: {
    malformed_id: 'The id is malformed. An id has 24 hexadecimal characters in lower case, like the id in a response.',
    malformed_key: 'The key is malformed. A key has 1 to 64 letters, digits, hyphens or underscores.',
  },
} as const;

/** Cause why a credential is rejected. `revoked` and `expired` require the right secret or signature. */
export type CredentialCause = keyof typeof errorCauses.invalid_credential;
