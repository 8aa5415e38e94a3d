import type { CredentialState, CredentialType } from '../../domain/credential/credential.js';
import type { Environment } from '../../domain/environment.js';
import { ReplacedSecrets } from '@partner/kernel';
import { matches } from './secret.js';

/** Proof presented by a caller. */
export interface Proof {
  readonly type: CredentialType;
  readonly environment: Environment;
  readonly secret: string;
  /** Time of the attempt: a grace of a rotation may end. */
  readonly at: Date;
}

/**
 * True if the credential has the type, environment and secret of `proof` and is not revoked (A1). An unknown or
 * unusable credential takes the same comparison as a wrong secret.
 */
export function isAuthentic<C extends CredentialState>(credential: C | undefined, proof: Proof): credential is C {
  return isProven(credential, proof) && credential.revokedAt === null;
}

/** As {@link isAuthentic}, also for a revoked credential: only its secret reveals that it was revoked (W19). */
export function isProven<C extends CredentialState>(credential: C | undefined, proof: Proof): credential is C {
  const isKnown = credential?.type === proof.type && credential.environment === proof.environment;
  // All comparisons always run, so that a guess takes as long for every secret of a credential.
  const isFormer = new ReplacedSecrets(isKnown ? credential.previousSecrets : [])
    .working(proof.at)
    .map(({ secret }) => matches(proof.secret, secret))
    .includes(true);
  return matches(proof.secret, isKnown ? credential.secretHash : undefined) || isFormer;
}
