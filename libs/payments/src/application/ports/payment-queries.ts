import {
  AllItems,
  type CompanyId,
  type Id,
  type JsonResponse,
  type ListDefinition,
  type Page,
  type Sort,
  type Span,
} from '@partner/kernel';

/** What a list of payments is asked for; absent does not restrict. */
export interface PaymentCriteria extends Page, Pick<Sort<never>, 'order'> {
  readonly orderId?: Id;
  /** Exact, whatever its case. */
  readonly status?: string;
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
}

/** Reading payments, as partners see them: what hides an order hides its payments (§2.19, A5). */
export abstract class PaymentQueries extends AllItems {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The same of `ofOrder`. */
  abstract orderDefinition(order: Id): ListDefinition;
  /** A payment. @throws DomainError `notFound`. */
  abstract item(company: CompanyId, id: Id): Promise<JsonResponse>;
  /** The envelope of the page asked for. */
  abstract list(company: CompanyId, criteria: PaymentCriteria): Promise<JsonResponse>;
  /** The same for the payments of one order. @throws DomainError `notFound` (order). */
  abstract ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse>;
}
