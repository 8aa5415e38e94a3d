import { type CredentialState, clientIdOf, type WithSecret } from '@partner/access';

/** Output line of a credential, without its secret. Unset fields are absent. */
export function credentialLine(state: CredentialState): object {
  const { id, type, name, scopes, createdAt, revokedAt, suspendedAt } = state;
  return {
    id,
    type,
    name,
    scopes,
    clientId: clientIdOf(state),
    createdAt,
    ...(revokedAt && { revokedAt }),
    ...(suspendedAt && { suspendedAt }),
  };
}

/** Output line of a new credential with its secret, which is shown only once (§5.2). */
export function newCredentialLine({ credential: { id, type, scopes }, ...secrets }: WithSecret): object {
  return { id, type, scopes, ...secrets };
}

/** Output line of a rotated credential with its new secret. */
export const rotatedCredentialLine = ({ credential, ...secrets }: WithSecret): object => ({
  ...credentialLine(credential),
  ...secrets,
});
