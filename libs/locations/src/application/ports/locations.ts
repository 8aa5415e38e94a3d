import type { CompanyId, Id } from '@partner/kernel';
import type { Location } from '../../domain/location/location.js';

/** The locations of a company, as they are changed. */
export abstract class Locations {
  /**
   * One that partners see, locked until the transaction ends. @throws DomainError `notFound`, for a hidden one too
   * (§1.7).
   */
  abstract toChange(company: CompanyId, id: Id): Promise<Location>;
  /** Hidden or not, for the portal; undefined when there is none. Locked. */
  abstract find(company: CompanyId, id: Id): Promise<Location | undefined>;
  /**
   * `wanted`, or with `-2`, `-3`, … the first that no other location of the company has (R25).
   * Nobody else is given it until the transaction ends.
   * @param self the location that asks: its own slug is free to it.
   */
  abstract claimSlug(company: CompanyId, wanted: string, self?: Id): Promise<string>;
  abstract add(location: Location): Promise<void>;
  abstract save(location: Location): Promise<void>;
}
