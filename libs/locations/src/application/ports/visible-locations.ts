import type { CompanyId, Id } from '@partner/kernel';

/** What other contexts need of a location. */
export interface VisibleLocation {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  /** Whether records made there without a sales person get one (R7). */
  readonly leadRouting: boolean;
}

/** The locations that partners see (A5). */
export abstract class VisibleLocations {
  /** By id or slug; an id is looked for first. @throws DomainError `notFound`, for a hidden one too (§1.7). */
  abstract find(company: CompanyId, idOrSlug: string): Promise<VisibleLocation>;
}
