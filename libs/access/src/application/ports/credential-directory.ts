import type { CompanyId, Id } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';

/** Committed credentials of all companies. */
export abstract class CredentialDirectory {
  /**
   * Returns a credential, including revoked ones. The only look-up without a company, since the credential identifies
   * the company (§1.2).
   */
  abstract find(id: Id): Promise<CredentialState | undefined>;
}

/** Credentials of a company for operators. */
export abstract class CredentialList {
  /** Returns all credentials, oldest first, including revoked ones. */
  abstract of(company: CompanyId): Promise<readonly CredentialState[]>;
}
