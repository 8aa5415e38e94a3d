import type { Actor, Clock, CompanyId, Id, UnitOfWork } from '@partner/kernel';
import { invalid, missing, newId, omitUndefined } from '@partner/kernel';
import { Location, type LocationFields } from '../../domain/location/location.js';
import { checkSlug, slugOf } from '../../domain/location/slug.js';
import type { Locations } from '../ports/locations.js';

/** Fields of a location in a portal request; absent means unchanged, or the default of a new one. */
export interface PutLocationCommand extends Partial<LocationFields> {
  readonly id?: Id;
  readonly slug?: string;
  /** For a new location only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a location from the portal, or changes the given fields of an existing one, hidden or not. */
export class PutLocation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly locations: Locations,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `invalid` (a new one without a name); `conflict` when another location has the code.
   */
  execute(actor: Actor, command: PutLocationCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      if (command.slug !== undefined) checkSlug(command.slug);
      const existing = command.id && (await this.locations.find(company, command.id));
      if (!existing) return this.create(company, command);
      const { id, slug, createdAt, ...fields } = command;
      if (createdAt !== undefined) throw invalid('createdAt of an existing location cannot be changed');
      const claimed = slug === undefined ? {} : { slug: await this.locations.claimSlug(company, slug, id) };
      existing.revise({ ...omitUndefined(fields), ...claimed }, this.clock.now());
      await this.locations.save(existing);
      return existing.id;
    });
  }

  private async create(
    company: CompanyId,
    { id = newId(), slug, createdAt, name, ...fields }: PutLocationCommand,
  ): Promise<Id> {
    if (name === undefined) throw missing('name is required for a new location');
    const location = Location.create(omitUndefined({ ...fields, name }), {
      id,
      companyId: company,
      slug: await this.locations.claimSlug(company, slug ?? slugOf(name)),
      createdAt: createdAt ?? this.clock.now(),
    });
    await this.locations.add(location);
    return location.id;
  }
}
