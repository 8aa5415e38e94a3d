import { type Actor, type Id, missing, newId, omitUndefined, type UnitOfWork } from '@partner/kernel';
import { Location, type PartnerLocationFields } from '../../domain/location/location.js';
import { checkSlug, slugOf } from '../../domain/location/slug.js';
import type { Locations } from '../ports/locations.js';

/** A new location from a partner (§4.5); null means not given. */
export interface CreateLocationCommand extends Partial<PartnerLocationFields> {
  readonly name: string;
  readonly slug?: string;
}

/** Creates a location with an address or both coordinates (§4.5). */
export class CreateLocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly locations: Locations,
  ) {}

  /** @returns its id. @throws DomainError `invalid`; `conflict` when another location has the code (R25). */
  execute(actor: Actor, { slug, ...fields }: CreateLocationCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      if (slug !== undefined) checkSlug(slug);
      const location = Location.create(omitUndefined(fields), {
        id: newId(),
        companyId: company,
        slug: await this.locations.claimSlug(company, slug ?? slugOf(fields.name)),
        createdAt: this.work.now(),
      });
      if (!location.isPlaced) throw missing('address, or latitude and longitude, is required', { field: 'address' });
      await this.locations.add(location);
      return location.id;
    });
  }
}
