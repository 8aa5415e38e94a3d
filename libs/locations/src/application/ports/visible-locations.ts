import type { CompanyId, Id } from '@partner/kernel';

/** Fields of a location that other contexts use. */
export interface VisibleLocation {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  /** True if new records of this location are assigned to a sales person by lead routing (R7). */
  readonly leadRouting: boolean;
}

/** The locations that partners see (A5). */
export abstract class VisibleLocations {
  /**
   * Finds a location by id or slug; an id takes precedence. @throws DomainError `notFound`, also for a hidden one
   * (§1.7).
   */
  abstract find(company: CompanyId, idOrSlug: string): Promise<VisibleLocation>;
}
