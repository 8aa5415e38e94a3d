export * from './access.module.js';
export * from './application/create-credential/create-credential.js';
export * from './application/derive-token/derive-token.js';
export * from './application/issue-token/issue-token.js';
export * from './application/list-credentials/list-credentials.js';
export { AccessTokens } from './application/ports/access-tokens.js';
export {
  CredentialDirectory,
  CredentialChanges,
  CredentialList,
  CredentialUseRecorder,
  CredentialUses,
  type FeedPosition,
} from './application/ports/credentials.js';
export * from './application/credential-actions/credential-actions.js';
export { clientIdOf, type WithSecret } from './application/secret/with-secret.js';
export * from './application/suspend-company/suspend-company.js';
export {
  type CredentialState,
  type CredentialType,
  credentialTypes,
  type GraceHours,
  graceHours,
} from './domain/credential/credential.js';
export type { Environment } from './domain/environment.js';
export { allScopes, areaTexts, type Scope } from './domain/scope/scopes.js';
export * from './domain/token/token-refused.js';
