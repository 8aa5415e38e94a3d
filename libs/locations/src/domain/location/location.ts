import { Aggregate, type CompanyId, type Id, invalid, missing, type RecordState } from '@partner/kernel';
import { type StoreHours, storeHours } from './store-hours.js';

/** What partners may say about a location (§4.5). */
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

/** What the portal may say (§2.10), the flags that partners never see included. */
export interface LocationFields extends PartnerLocationFields {
  /** The dealer's own label. */
  readonly region: string | null;
  readonly storeHours: StoreHours | null;
  /** Partners see nothing of it, nowhere (§1.7). */
  readonly hideFromPartnerApi: boolean;
  readonly ignoreOnLedger: boolean;
  /** Leads, quotes and orders without a sales person get one (R7). */
  readonly leadRouting: boolean;
}

/** A location as it is stored. */
export interface LocationState extends RecordState, LocationFields {
  /** Unique in the company, hidden locations counted (R25). */
  readonly slug: string;
}

/** What a new location is known by. */
export type LocationIdentity = Pick<LocationState, 'companyId' | 'slug' | 'createdAt'> & { readonly id: Id };

const usual = {
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

/** A place of the company (§2.10). It is audited and announces nothing in the feed. */
export class Location extends Aggregate<LocationState> {
  readonly resource = 'location';

  /** @throws DomainError `invalid` for a blank name, half a position, or one that is not on Earth. */
  static create(fields: Partial<LocationFields> & { readonly name: string }, identity: LocationIdentity): Location {
    return new Location(
      { ...usual, ...checkedLocation(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  get company(): CompanyId {
    return this.state.companyId;
  }

  /** Where it is can be told: by an address, or by both coordinates (§4.5). */
  get isPlaced(): boolean {
    return this.state.address !== null || this.state.latitude !== null;
  }

  /**
   * Takes over the fields given. A rename keeps the slug (R25).
   * @throws DomainError `invalid` as `create`, or when it takes away the last of address and coordinates.
   */
  revise(fields: Partial<LocationFields & { readonly slug: string }>, at: Date): void {
    const wasPlaced = this.isPlaced;
    this.change(checkedLocation(fields), at);
    if (wasPlaced && !this.isPlaced) throw invalid('a location needs an address, or latitude and longitude');
  }
}

/** The fields, when a location can have them. @throws DomainError `invalid` as `Location.create`. */
export function checkedLocation<F extends Partial<LocationFields>>(fields: F): F {
  const { name, latitude, longitude, storeHours: hours } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  const half = (latitude === undefined) !== (longitude === undefined) || (latitude === null) !== (longitude === null);
  if (half) throw missing('latitude and longitude must be given together');
  within('latitude', latitude, 90);
  within('longitude', longitude, 180);
  return hours ? { ...fields, storeHours: storeHours(hours) } : fields;
}

function within(name: string, degrees: number | null | undefined, most: number): void {
  if (typeof degrees === 'number' && !(Math.abs(degrees) <= most))
    throw invalid(`${name} must be between -${most} and ${most}`);
}
