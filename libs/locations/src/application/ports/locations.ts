import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Location } from '../../domain/location/location.js';

/** The locations of a company, as they are changed. */
export abstract class Locations extends Records<Location> {
  /**
   * `wanted`, or with `-2`, `-3`, … the first that no other location of the company has (R25).
   * Nobody else is given it until the transaction ends.
   * @param self the location that asks: its own slug is free to it.
   */
  abstract claimSlug(company: CompanyId, wanted: string, self?: Id): Promise<string>;
}
