import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Reads contracts as partners see them (§2.18). */
export abstract class ContractQueries {
  /**
   * Returns the summary of the contract of an order, unless it is voided. @throws DomainError `notFound` (order,
   * contract).
   */
  abstract ofOrder(company: CompanyId, order: Id): Promise<JsonResponse>;
}
