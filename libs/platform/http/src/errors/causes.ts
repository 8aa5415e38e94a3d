/**
 * Reasons of errors with one code and several causes, each with the remedy: the `reason` and `suggestion` of the
 * response (W19).
 */
export const errorCauses = {
  invalid_credential: {
    no_authorization: 'Send the header "Authorization: Bearer KEY", with an API key or access token as KEY.',
    x_api_key: 'Send the API key in the header "Authorization: Bearer KEY" instead of X-Api-Key.',
    repeated_authorization: 'Send exactly one Authorization header.',
    basic: 'Send "Authorization: Bearer KEY" instead. Only POST /oauth/token accepts Basic.',
    not_bearer: 'Put Bearer and one space before the key: "Authorization: Bearer KEY".',
    malformed: 'Send an API key, which begins with pk_, or an access token from POST /oauth/token.',
    client_secret: 'Exchange client id and client secret for an access token at POST /oauth/token, and send the token.',
    truncated: 'Copy the whole API key again: it has 76 characters.',
    live_key_in_sandbox: 'Send a key of the sandbox, which begins with pk_test_, or call the production address.',
    test_key_in_production: 'Send a key of production, which begins with pk_live_, or call the sandbox address.',
    unknown: 'Compare the credential with the one in the portal under Credentials, or create another one.',
    revoked: 'Create another credential in the portal under Credentials.',
    credential_expired: 'Extend the credential in the portal under Credentials, or create another one.',
    expired: 'Request another access token at POST /oauth/token. A token is valid for one hour.',
  },
  not_found: {
    malformed_id: 'An id has 24 hexadecimal characters in lower case, like the id in a response.',
    malformed_key: 'A key has 1 to 64 letters, digits, hyphens or underscores.',
  },
} as const;

/** Reason why a credential is rejected. `revoked` and `expired` require the right secret or signature. */
export type CredentialReason = keyof typeof errorCauses.invalid_credential;
