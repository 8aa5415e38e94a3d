import { type CompanyId, type Id, Records, type Page, RecordQueries, type Sort } from '@partner/kernel';
import type { Location } from '../../domain/location/location.js';

export abstract class Locations extends Records<Location> {
  /**
   * Returns `wanted`, or if another location of the company has it, the first free one of `wanted-2`, `wanted-3`, …
   * (R25). The slug is reserved for this transaction until it ends.
   * @param self the location that gets the slug, which may already have it.
   */
  abstract claimSlug(company: CompanyId, wanted: string, self?: Id): Promise<string>;
}

/** Sort keys of the list of locations (§4.5). */
export const locationSortKeys = ['name', 'code', 'city', 'createdAt', 'updatedAt'] as const;
export type LocationSortKey = (typeof locationSortKeys)[number];

/** Filters of the list of locations (§4.5); absent does not restrict. */
export interface LocationCriteria extends Page, Sort<LocationSortKey> {
  /** Substring of name, code or city. */
  readonly search?: string;
  readonly active?: boolean;
  readonly salesLot?: boolean;
  readonly plant?: boolean;
  /** Exact region label. */
  readonly region?: string;
}

/** Reads locations as partners see them (§2.10, §4.5). */
export abstract class LocationQueries extends RecordQueries<LocationCriteria> {}

export interface VisibleLocation {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  /** True if new records of this location are assigned to a sales person by lead routing (R7). */
  readonly leadRouting: boolean;
}

/** The locations that partners see (A5). */
export abstract class VisibleLocations {
  /**
   * Finds a location by id or slug; an id takes precedence. @throws DomainError `notFound`, also for a hidden one
   * (§1.7).
   */
  abstract find(company: CompanyId, idOrSlug: string): Promise<VisibleLocation>;
}
