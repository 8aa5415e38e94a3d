import type { CompanyId, Id, JsonResponse, ListDefinition, Page } from '@partner/kernel';

/** What a list of budgets is restricted to (§4.6). */
export interface LocationBudgetCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly year?: number;
  readonly locationId?: Id;
}

/** What partners read of budgets (§2.22): those of hidden locations are not there (A5). */
export abstract class LocationBudgetQueries {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** @throws DomainError `notFound` */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** By the time they were made. */
  abstract list(company: CompanyId, criteria: LocationBudgetCriteria): Promise<JsonResponse>;
}
