import type { CompanyId, Id } from '@partner/kernel';

/** What an id is when it is not a quote's (§4.3.3). */
export abstract class OtherSales {
  /** Whether a lead or an order that partners see has this id. */
  abstract has(company: CompanyId, id: Id): Promise<boolean>;
}
