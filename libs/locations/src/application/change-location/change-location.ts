import { type Actor, omitUndefined, type Id, type UnitOfWork } from '@partner/kernel';
import { checkedLocation, type PartnerLocationFields } from '../../domain/location/location.js';
import { checkSlug } from '../../domain/location/slug.js';
import type { Locations } from '../ports/locations.js';

/** Changes that a partner may make to a location (§4.5): absent means unchanged, null clears (R24). */
export interface ChangeLocationCommand extends Partial<PartnerLocationFields> {
  readonly id: Id;
  readonly slug?: string;
}

/** Changes a location; renaming it keeps its slug (R25). */
export class ChangeLocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly locations: Locations,
  ) {}

  /** @throws DomainError `notFound` (also hidden ones), `invalid`; `conflict` when another location has the code. */
  async execute(actor: Actor, { id, slug, ...fields }: ChangeLocationCommand): Promise<void> {
    const { company } = actor;
    if (slug !== undefined) checkSlug(slug);
    const changes = checkedLocation(omitUndefined(fields));
    return this.work.run(actor, async () => {
      const location = await this.locations.getForUpdate(company, id);
      const claimed = slug === undefined ? {} : { slug: await this.locations.claimSlug(company, slug, id) };
      location.revise({ ...changes, ...claimed }, this.work.now());
      await this.locations.save(location);
    });
  }
}
