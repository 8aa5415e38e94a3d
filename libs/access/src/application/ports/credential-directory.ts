import type { CompanyId, Id } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';

/** Credentials as they are committed. */
export abstract class CredentialDirectory {
  /** The one look-up without a company: which company it is, is what a credential tells (§1.2). Revoked ones, too. */
  abstract find(id: Id): Promise<CredentialState | undefined>;
}

/** The list an operator sees. */
export abstract class CredentialList {
  /** Oldest first, revoked ones included. */
  abstract of(company: CompanyId): Promise<readonly CredentialState[]>;
}
