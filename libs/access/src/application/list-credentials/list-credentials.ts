import type { Companies } from '@partner/companies';
import { type Actor, notFound } from '@partner/kernel';
import type { CredentialState } from '../../domain/credential/credential.js';
import type { CredentialList } from '../ports/credentials.js';

export class ListCredentials {
  constructor(
    private readonly credentials: CredentialList,
    private readonly companies: Companies,
  ) {}

  /**
   * Returns the live credentials, and the 1,000 that were revoked last, oldest first.
   * @throws DomainError `notFound` for an unknown company.
   */
  async execute(actor: Actor): Promise<readonly CredentialState[]> {
    if (!(await this.companies.exists(actor.company))) throw notFound('company');
    return this.credentials.of(actor.company);
  }
}
