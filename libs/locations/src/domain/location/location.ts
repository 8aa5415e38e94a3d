import { Aggregate, type Id, invalid, missing, type RecordState } from '@partner/kernel';
import { type StoreHours, storeHours } from './store-hours.js';

/** Fields of a location that partners can set (§4.5). */
export interface PartnerLocationFields {
  readonly name: string;
  readonly code: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly contactPerson: string | null;
  readonly contactEmail: string | null;
  /** Degrees north, −90 to 90. */
  readonly latitude: number | null;
  /** Degrees east, −180 to 180. */
  readonly longitude: number | null;
  readonly active: boolean;
  readonly salesLot: boolean;
  readonly plant: boolean;
}

/** Fields that the portal can set (§2.10), including flags that partners never see. */
export interface LocationFields extends PartnerLocationFields {
  /** Label that the dealer chose. */
  readonly region: string | null;
  readonly storeHours: StoreHours | null;
  /** True to hide the location from partners everywhere (§1.7). */
  readonly hideFromPartnerApi: boolean;
  readonly ignoreOnLedger: boolean;
  /** True to assign leads, quotes and orders without a sales person to one (R7). */
  readonly leadRouting: boolean;
}

export interface LocationState extends RecordState, LocationFields {
  /** Unique in the company, including hidden locations (R25). */
  readonly slug: string;
}

export type LocationIdentity = Pick<LocationState, 'companyId' | 'slug' | 'createdAt'> & { readonly id: Id };

const defaults = {
  code: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  phone: null,
  contactPerson: null,
  contactEmail: null,
  latitude: null,
  longitude: null,
  active: true,
  salesLot: false,
  plant: false,
  region: null,
  storeHours: null,
  hideFromPartnerApi: false,
  ignoreOnLedger: false,
  leadRouting: false,
} as const satisfies Omit<LocationFields, 'name'>;

/** A place of the company (§2.10). Audited, but without events in the feed. */
export class Location extends Aggregate<LocationState> {
  readonly resource = 'location';

  /** @throws DomainError `invalid` for a blank name, a single coordinate, or one out of range. */
  static create(fields: Partial<LocationFields> & { readonly name: string }, identity: LocationIdentity): Location {
    return new Location(
      { ...defaults, ...checkedLocation(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  /** True if its place is known: by an address, or by both coordinates (§4.5). */
  get isPlaced(): boolean {
    return this.state.address !== null || this.state.latitude !== null;
  }

  /**
   * Changes the given fields. Renaming keeps the slug (R25).
   * @throws DomainError `invalid` as for `create`, or when neither address nor coordinates remain.
   */
  revise(fields: Partial<LocationFields & { readonly slug: string }>, at: Date): void {
    const wasPlaced = this.isPlaced;
    this.change(checkedLocation(fields), at);
    if (wasPlaced && !this.isPlaced) throw invalid('a location needs an address, or latitude and longitude');
  }
}

/** Validates fields and returns them. @throws DomainError `invalid` as for `Location.create`. */
export function checkedLocation<F extends Partial<LocationFields>>(fields: F): F {
  const { name, latitude, longitude, storeHours: hours } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  const half = (latitude === undefined) !== (longitude === undefined) || (latitude === null) !== (longitude === null);
  const absent = latitude === undefined || latitude === null ? 'latitude' : 'longitude';
  if (half) throw missing('latitude and longitude must be given together', { field: absent });
  checkRange('latitude', latitude, 90);
  checkRange('longitude', longitude, 180);
  return hours ? { ...fields, storeHours: storeHours(hours) } : fields;
}

function checkRange(name: string, degrees: number | null | undefined, most: number): void {
  if (typeof degrees === 'number' && !(Math.abs(degrees) <= most))
    throw invalid(`${name} must be between -${most} and ${most}`);
}
