import { type Page, RecordQueries, type Sort } from '@partner/kernel';

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
