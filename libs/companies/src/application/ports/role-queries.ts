import type { CompanyId, JsonResponse } from '@partner/kernel';

/** Read model of roles for partners (§2.15). */
export abstract class RoleQueries {
  /** Returns all roles by name, as `{data}` (R35). */
  abstract all(company: CompanyId): Promise<JsonResponse>;
}
