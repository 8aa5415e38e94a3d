import { DeleteRecord, type Id, missing, PutRecord } from '@partner/kernel';
import { Domain, type DomainChanges, type DomainState } from '../../domain/domain/domain.js';
import type { Domains } from '../ports/domains.js';

/** Fields of a domain from the portal. Absent means unchanged, or empty for a new one. */
export type PutDomainCommand = DomainChanges & {
  readonly id?: Id;
  /** Creation time of a new domain; defaults to now. */
  readonly createdAt?: Date;
};

/**
 * Creates a domain, or changes the one with the given id (§2.13).
 * @throws DomainError `invalid` (names), `notFound` (location, product), `conflict` when the name is in use or a
 * location has another default (R40).
 */
export class PutDomain extends PutRecord<Domain, PutDomainCommand, Domains> {
  protected readonly kind = 'domain';

  protected async create(
    changes: DomainChanges,
    identity: Pick<DomainState, 'id' | 'companyId' | 'createdAt'>,
  ): Promise<Domain> {
    const { integrationId, subdomain, apexDomain } = changes;
    if (integrationId === undefined || subdomain === undefined || apexDomain === undefined)
      throw missing('integrationId, subdomain and apexDomain are required for a new domain');
    return this.checked(Domain.create({ ...changes, integrationId, subdomain, apexDomain, ...identity }), changes);
  }

  protected async revise(domain: Domain, changes: DomainChanges, at: Date): Promise<void> {
    domain.revise(changes, at);
    await this.checked(domain, changes);
  }

  private async checked(domain: Domain, { locations }: DomainChanges): Promise<Domain> {
    if (locations) await this.records.checkExist(domain.state.companyId, domain.state.locations);
    return domain;
  }
}

export class DeleteDomain extends DeleteRecord<Domain> {}
