import type { CompanyId, JsonResponse } from '@partner/kernel';

/** What partners read of their company. */
export abstract class CompanyQueries {
  /** The profile (§2.24), never the settings. @throws DomainError `notFound` */
  abstract profile(company: CompanyId): Promise<JsonResponse>;
}
