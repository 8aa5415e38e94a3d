import {
  type CompanyId,
  type Id,
  type JsonResponse,
  type Page,
  RecordQueries,
  type Sort,
  type Span,
} from '@partner/kernel';

/** Sort keys of the list of products (§4.8). */
export const productSortKeys = ['name', 'sku', 'price', 'createdAt', 'updatedAt'] as const;
export type ProductSortKey = (typeof productSortKeys)[number];

/** Filters of the list of products (§4.8); absent does not restrict. */
export interface ProductCriteria extends Page, Sort<ProductSortKey> {
  /** Substring of name, SKU or description. */
  readonly search?: string;
  /** Substring of the SKU. */
  readonly sku?: string;
  readonly active?: boolean;
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
  readonly updatedFrom?: Span;
  readonly updatedTo?: Span;
}

/** Reads the catalog as partners see it: finished products that are not hidden (§2.12, §4.8). */
export abstract class ProductQueries extends RecordQueries<ProductCriteria> {
  /** Returns a size of a product that partners see. @throws DomainError `notFound` */
  abstract size(company: CompanyId, id: Id): Promise<JsonResponse>;
}
