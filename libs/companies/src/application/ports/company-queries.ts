import type { CompanyId, JsonResponse } from '@partner/kernel';

/** Read model of the company for partners. */
export abstract class CompanyQueries {
  /** Returns the profile (§2.24), without the settings. @throws DomainError `notFound` */
  abstract profile(company: CompanyId): Promise<JsonResponse>;
}
