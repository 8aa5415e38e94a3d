import type { CompanyId, Id, JsonResponse } from '@partner/kernel';

/** Reading contracts, as partners see them (§2.18). */
export abstract class ContractQueries {
  /**
   * The summary of the contract of an order; a voided one is none. @throws DomainError `notFound` (order, contract).
   */
  abstract ofOrder(company: CompanyId, order: Id): Promise<JsonResponse>;
}
