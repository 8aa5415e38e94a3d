import { type Page, RecordQueries, type Sort } from '@partner/kernel';

/** What the list of locations can be sorted by (§4.5). */
export const locationSortKeys = ['name', 'code', 'city', 'createdAt', 'updatedAt'] as const;
export type LocationSortKey = (typeof locationSortKeys)[number];

/** What the list of locations is asked for (§4.5); absent does not restrict. */
export interface LocationCriteria extends Page, Sort<LocationSortKey> {
  /** Substring of name, code or city. */
  readonly search?: string;
  readonly active?: boolean;
  readonly salesLot?: boolean;
  readonly plant?: boolean;
  /** The exact label. */
  readonly region?: string;
}

/** Reading locations, as partners see them (§2.10, §4.5). */
export abstract class LocationQueries extends RecordQueries<LocationCriteria> {}
