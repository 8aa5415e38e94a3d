import type { CompanyId, JsonResponse } from '@partner/kernel';

/** What partners read of roles (§2.15). */
export abstract class RoleQueries {
  /** All of them by name, as `{data}` (R35). */
  abstract all(company: CompanyId): Promise<JsonResponse>;
}
