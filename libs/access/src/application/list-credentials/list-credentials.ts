import { type Actor, notFound } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';
import type { CompanyNames } from '../ports/company-names.js';
import type { CredentialList } from '../ports/credentials.js';

export class ListCredentials {
  constructor(
    private readonly credentials: CredentialList,
    private readonly companies: CompanyNames,
  ) {}

  /**
   * Returns the live credentials, and the 1,000 that were revoked last, oldest first.
   * @throws DomainError `notFound` for an unknown company.
   */
  async execute(actor: Actor): Promise<readonly CredentialState[]> {
    if ((await this.companies.of(actor.company)) === undefined) throw notFound('company');
    return this.credentials.of(actor.company);
  }
}
