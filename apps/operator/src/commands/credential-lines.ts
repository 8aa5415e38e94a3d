import { type CredentialState, clientIdOf, type WithSecret } from '@partner/access';

/** A credential without its secret; unset fields are absent. */
export function credentialLine(state: CredentialState): object {
  const { id, type, name, scopes, createdAt, revokedAt } = state;
  return { id, type, name, scopes, clientId: clientIdOf(state), createdAt, ...(revokedAt && { revokedAt }) };
}

/** A new credential with what its owner needs to use it, shown this once (§5.2). */
export function newCredentialLine({ credential: { id, type, scopes }, ...secrets }: WithSecret): object {
  return { id, type, scopes, ...secrets };
}

/** A credential after its rotation, with the new secret. */
export const rotatedCredentialLine = ({ credential, ...secrets }: WithSecret): object => ({
  ...credentialLine(credential),
  ...secrets,
});
