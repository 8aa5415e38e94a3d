import type { CredentialState, CredentialType } from '../../domain/credential/credential.js';
import type { Environment } from '../../domain/environment.js';
import { matches } from './secret.js';

/** What is presented as proof. */
export interface Proof {
  readonly type: CredentialType;
  readonly environment: Environment;
  readonly secret: string;
}

/**
 * Whether `proof` is that of `credential`: of its kind and environment, not revoked, with its secret (A1). A
 * credential that does not exist or may not be used takes the same comparison as a wrong secret.
 */
export function isAuthentic<C extends CredentialState>(credential: C | undefined, proof: Proof): credential is C {
  const mayBeUsed =
    credential?.type === proof.type && credential.environment === proof.environment && credential.revokedAt === null;
  return matches(proof.secret, mayBeUsed ? credential.secretHash : undefined);
}
