import { Aggregate, type RecordState } from '@partner/kernel';
import { type DomainLocation, domainLocations, type GivenDomainLocation } from './domain-location.js';
import { hostName } from './host-name.js';

/** What a domain is called and what it belongs to. */
export interface DomainFields {
  /** The subdomains of one integration have the same. */
  readonly integrationId: string;
  /** Lower case; together with `apexDomain` unique in the deployment (R40). */
  readonly subdomain: string;
  readonly apexDomain: string;
  readonly verified: boolean;
}

/** A domain as it is stored. */
export interface DomainState extends RecordState, DomainFields {
  readonly locations: readonly DomainLocation[];
  readonly deletedAt: Date | null;
}

/** What the portal says of a domain; absent means unchanged. */
export type DomainChanges = Partial<DomainFields> & { readonly locations?: readonly GivenDomainLocation[] };

/** What a new domain needs. */
export type NewDomain = DomainChanges &
  Omit<DomainFields, 'verified'> &
  Pick<DomainState, 'id' | 'companyId' | 'createdAt'>;

/** A subdomain under which locations sell (§2.13). It is audited and announces nothing in the feed. */
export class Domain extends Aggregate<DomainState> {
  readonly resource = 'domain';

  /** @throws DomainError `invalid` for what is no host name, or a location or product given twice. */
  static create({ id, companyId, createdAt, verified = false, locations = [], ...fields }: NewDomain): Domain {
    const identity = { id, companyId, createdAt, updatedAt: createdAt, version: 1 };
    const domain = { ...fields, verified, locations: [], deletedAt: null, ...identity };
    return new Domain({ ...domain, ...stored({ ...fields, locations }) }, false);
  }

  /** Takes over the fields given; `locations` as a whole. @throws DomainError as `create`. */
  revise(changes: DomainChanges, at: Date): void {
    this.change(stored(changes), at);
  }

  /** It is in no list from now on, and its name and its locations' defaults are free again. */
  delete(at: Date): void {
    this.change({ deletedAt: at }, at);
  }
}

/** The fields given, in the form in which they are stored. */
function stored({ subdomain, apexDomain, locations, ...others }: DomainChanges): Partial<DomainState> {
  return {
    ...others,
    ...(subdomain !== undefined && { subdomain: hostName(subdomain, 'subdomain') }),
    ...(apexDomain !== undefined && { apexDomain: hostName(apexDomain, 'apexDomain') }),
    ...(locations !== undefined && { locations: domainLocations(locations) }),
  };
}
