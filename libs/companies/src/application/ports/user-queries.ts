import { AllItems, type CompanyId, type Id, type JsonResponse, type ListDefinition, type Page } from '@partner/kernel';

/** What a list of users is restricted to (§4.10). */
export interface UserCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of the name or the email. */
  readonly search?: string;
  readonly active?: boolean;
}

/** What partners read of users (§2.15). */
export abstract class UserQueries extends AllItems {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** @throws DomainError `notFound` */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** By the time they were made. */
  abstract list(company: CompanyId, criteria: UserCriteria): Promise<JsonResponse>;
}
