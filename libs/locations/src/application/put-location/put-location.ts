import { type Id, missing, PutRecord } from '@partner/kernel';
import { Location, type LocationFields, type LocationIdentity } from '../../domain/location/location.js';
import { checkSlug, slugOf } from '../../domain/location/slug.js';
import type { Locations } from '../ports/locations.js';

/** Fields of a location in a portal request; absent means unchanged, or the default of a new one. */
export interface PutLocationCommand extends Partial<LocationFields> {
  readonly id?: Id;
  readonly slug?: string;
  /** For a new location only. Default: now. */
  readonly createdAt?: Date;
}

type Fields = Omit<PutLocationCommand, 'id' | 'createdAt'>;

/**
 * Creates a location from the portal, or changes the given fields of an existing one, hidden or not.
 * @throws DomainError `invalid` (a new one without a name); `conflict` when another location has the code.
 */
export class PutLocation extends PutRecord<Location, PutLocationCommand, Locations> {
  protected readonly kind = 'location';

  protected async create(
    { slug, name, ...fields }: Fields,
    identity: Omit<LocationIdentity, 'slug'>,
  ): Promise<Location> {
    if (slug !== undefined) checkSlug(slug);
    if (name === undefined) throw missing('name is required for a new location');
    const claimed = await this.records.claimSlug(identity.companyId, slug ?? slugOf(name));
    return Location.create({ ...fields, name }, { ...identity, slug: claimed });
  }

  protected async revise(location: Location, { slug, ...fields }: Fields, at: Date): Promise<void> {
    if (slug !== undefined) checkSlug(slug);
    const { id, companyId } = location.state;
    const claimed = slug === undefined ? {} : { slug: await this.records.claimSlug(companyId, slug, id) };
    location.revise({ ...fields, ...claimed }, at);
  }
}
