import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import { invalid, missing, newId, omitUndefined } from '@partner/kernel';
import { Domain, type DomainChanges } from '../../domain/domain/domain.js';
import type { Domains } from '../ports/domains.js';

/** Fields of a domain from the portal. Absent means unchanged, or empty for a new one. */
export type PutDomainCommand = DomainChanges & {
  readonly id?: Id;
  /** Creation time of a new domain; defaults to now. */
  readonly createdAt?: Date;
};

/** Creates a domain, or changes the one with the given id (§2.13). */
export class PutDomain {
  constructor(
    private readonly work: UnitOfWork,
    private readonly domains: Domains,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the domain's id.
   * @throws DomainError `invalid` (names), `notFound` (location, product), `conflict` when the name is in use or a
   * location has another default (R40).
   */
  execute(actor: Actor, { id, createdAt, ...command }: PutDomainCommand): Promise<Id> {
    const { company } = actor;
    const changes = omitUndefined(command);
    return this.work.run(actor, async () => {
      const existing = id && (await this.domains.find(company, id));
      if (existing && createdAt !== undefined) throw invalid('createdAt of an existing domain cannot be changed');
      const at = this.clock.now();
      const domain =
        existing || this.create(changes, { id: id ?? newId(), companyId: company, createdAt: createdAt ?? at });
      if (existing) existing.revise(changes, at);
      if (changes.locations) await this.domains.checkExist(company, domain.state.locations);
      await (existing ? this.domains.save(domain) : this.domains.add(domain));
      return domain.id;
    });
  }

  private create(changes: DomainChanges, identity: Pick<Domain['state'], 'id' | 'companyId' | 'createdAt'>): Domain {
    const { integrationId, subdomain, apexDomain } = changes;
    if (integrationId === undefined || subdomain === undefined || apexDomain === undefined)
      throw missing('integrationId, subdomain and apexDomain are required for a new domain');
    return Domain.create({ ...changes, integrationId, subdomain, apexDomain, ...identity });
  }
}
