import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Location } from '../../domain/location/location.js';

/** The locations of a company, for changes. */
export abstract class Locations extends Records<Location> {
  /**
   * Returns `wanted`, or if another location of the company has it, the first free one of `wanted-2`, `wanted-3`, …
   * (R25). The slug is reserved for this transaction until it ends.
   * @param self the location that gets the slug, which may already have it.
   */
  abstract claimSlug(company: CompanyId, wanted: string, self?: Id): Promise<string>;
}
