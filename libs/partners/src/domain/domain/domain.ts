import { Aggregate, type RecordState } from '@partner/kernel';
import { type DomainLocation, domainLocations, type GivenDomainLocation } from './domain-location.js';
import { hostName } from './host-name.js';

export interface DomainFields {
  /** Shared by all subdomains of one integration. */
  readonly integrationId: string;
  /** Lower case; unique in the deployment together with `apexDomain` (R40). */
  readonly subdomain: string;
  readonly apexDomain: string;
  readonly verified: boolean;
}

export interface DomainState extends RecordState, DomainFields {
  readonly locations: readonly DomainLocation[];
  readonly deletedAt: Date | null;
}

/** Changes from the portal. Absent means unchanged. */
export type DomainChanges = Partial<DomainFields> & { readonly locations?: readonly GivenDomainLocation[] };

export type NewDomain = DomainChanges &
  Omit<DomainFields, 'verified'> &
  Pick<DomainState, 'id' | 'companyId' | 'createdAt'>;

/** A subdomain under which locations sell (§2.13). Audited; emits no events. */
export class Domain extends Aggregate<DomainState> {
  readonly resource = 'domain';

  /** @throws DomainError `invalid` for an invalid host name, or a location or product given twice. */
  static create({ id, companyId, createdAt, verified = false, locations = [], ...fields }: NewDomain): Domain {
    const identity = { id, companyId, createdAt, updatedAt: createdAt, version: 1 };
    const domain = { ...fields, verified, locations: [], deletedAt: null, ...identity };
    return new Domain({ ...domain, ...stored({ ...fields, locations }) }, false);
  }

  /** Applies the given fields; `locations` replaces the whole list. @throws DomainError as `create`. */
  revise(changes: DomainChanges, at: Date): void {
    this.change(stored(changes), at);
  }

  /** Removes the domain from lists and frees its name and its locations' defaults. */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

function stored({ subdomain, apexDomain, locations, ...others }: DomainChanges): Partial<DomainState> {
  return {
    ...others,
    ...(subdomain !== undefined && { subdomain: hostName(subdomain, 'subdomain') }),
    ...(apexDomain !== undefined && { apexDomain: hostName(apexDomain, 'apexDomain') }),
    ...(locations !== undefined && { locations: domainLocations(locations) }),
  };
}
